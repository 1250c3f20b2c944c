import { PageHeading } from '@skelly/ui'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { DataCard } from '../../../account/settings/data-card.tsx'
import { EmailCard } from '../../../account/settings/email-card.tsx'
import { NameCard } from '../../../account/settings/name-card.tsx'
import { PasswordCard } from '../../../account/settings/password-card.tsx'
import { ProvidersCard } from '../../../account/settings/providers-card.tsx'
import { SessionsCard } from '../../../account/settings/sessions-card.tsx'
import { paths, signInFor } from '../../../frame/paths.ts'
import { ownAccount } from '../../../server/own-account.ts'
import { signInProviders } from '../../../server/sign-in-providers.ts'

interface PageProps {
  readonly searchParams: Promise<{ readonly linking?: string | string[] }>
}

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('titles'))('settings'),
})

/** What somebody decides of their account. */
const SettingsPage = async ({ searchParams }: PageProps): Promise<ReactNode> => {
  const account = await ownAccount()
  if (account === null) redirect(signInFor(paths.settings))
  const t = await getTranslations('settings')
  const { email, hasPassword, isVerified, mustVerify, name, nameChangeFrom, pastNames, providers } = account
  const isElsewhere = (await searchParams).linking === 'elsewhere'
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6 py-4 sm:py-8">
      <PageHeading title={t('title')} description={t('lead')} />
      <NameCard key={name} name={name} changeFrom={nameChangeFrom} pastNames={pastNames} />
      <EmailCard email={email} isVerified={isVerified} mustVerify={mustVerify} />
      {hasPassword && <PasswordCard />}
      <ProvidersCard providers={signInProviders()} linked={providers} isElsewhere={isElsewhere} />
      <SessionsCard sessions={account.sessions} />
      <DataCard name={name} hasPassword={hasPassword} />
    </div>
  )
}

export default SettingsPage
