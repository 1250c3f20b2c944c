import type { OwnAccountView } from '@skelly/api'
import type { ReactNode } from 'react'
import type { SignInProvider } from '../provider-buttons.tsx'
import { DataCard } from './data-card.tsx'
import { EmailCard } from './email-card.tsx'
import { NameCard } from './name-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { ProvidersCard } from './providers-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

interface AccountCardsProps {
  readonly account: OwnAccountView
  readonly providers: readonly SignInProvider[]
  /** Whether somebody came back from a provider whose account signs in somebody else. */
  readonly isElsewhere: boolean
}

/** What somebody decides of their account. */
export const AccountCards = ({ account, isElsewhere, providers }: AccountCardsProps): ReactNode => {
  const { email, hasPassword, isVerified, mustVerify, name, nameChangeFrom, pastNames } = account
  return (
    <>
      <NameCard key={name} name={name} changeFrom={nameChangeFrom} pastNames={pastNames} />
      <EmailCard {...{ email, isVerified, mustVerify, hasPassword }} />
      {hasPassword && <PasswordCard />}
      <ProvidersCard providers={providers} linked={account.providers} isElsewhere={isElsewhere} />
      <SessionsCard sessions={account.sessions} />
      <DataCard name={name} hasPassword={hasPassword} />
    </>
  )
}
