'use client'

import { buttonVariants, Spinner } from '@skelly/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useState, type ReactNode } from 'react'
import { useTRPC } from '../trpc/trpc.ts'
import { paths } from '../desk/paths.ts'
import { AuthenticatorForm } from './authenticator-form.tsx'
import { DoorFrame } from './door-frame.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useToken } from './use-token.ts'

/** An invite is taken up: name, password, authenticator, and in the end the codes to keep. */
export const InviteSetUp = ({ asked }: { readonly asked: string | null }): ReactNode => {
  const t = useTranslations('invite')
  const trpc = useTRPC()
  const token = useToken(asked)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const once = { staleTime: Infinity, retry: false, enabled: token !== null && token !== '' }
  const invite = useQuery(trpc.invites.look.queryOptions({ token: token ?? '' }, once))
  if (codes !== null)
    return (
      <DoorFrame title={t('codesTitle')} lead={t('codesLead')}>
        <RecoveryCodes codes={codes} />
      </DoorFrame>
    )
  if (token === '' || invite.data === null || invite.isError)
    return (
      <DoorFrame title={t('badTitle')} lead={t('bad')}>
        <Link href={paths.signIn} className={buttonVariants({ size: 'large' })}>
          {t('signIn')}
        </Link>
      </DoorFrame>
    )
  if (token === null || invite.data === undefined)
    return (
      <DoorFrame title={t('title')} lead={t('checking')}>
        <Spinner />
      </DoorFrame>
    )
  const { email, name, role } = invite.data
  return (
    <DoorFrame title={t('title')} lead={name === null ? t('lead', { email, role }) : t('again', { name })}>
      <AuthenticatorForm token={token} name={name} email={email} onCodes={setCodes} />
    </DoorFrame>
  )
}
