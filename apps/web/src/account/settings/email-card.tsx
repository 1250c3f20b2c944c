'use client'

import { Badge, Button, Card, CardHeader, CardTitle } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useTRPCClient } from '../../trpc/trpc.ts'
import { useDeed } from '../use-deed.ts'
import { ChangeEmail } from './change-email.tsx'

interface EmailCardProps {
  readonly email: string | null
  readonly isVerified: boolean
  /** Whether ranked wants it verified. */
  readonly mustVerify: boolean
  /** Whoever has no password signs in by another service, which knows the address. */
  readonly hasPassword: boolean
}

/** The address of the account, and whether mail is known to reach it. */
export const EmailCard = ({ email, hasPassword, isVerified, mustVerify }: EmailCardProps): ReactNode => {
  const t = useTranslations('settings')
  const client = useTRPCClient()
  const { busy, act } = useDeed()
  const sendAgain = (): void =>
    act(async () => {
      const sent = await client.account.askToVerify.mutate()
      return sent.ok ? { said: t('verifySent', { email: sent.value.email }) } : { word: sent.refusal }
    })
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('email')}</CardTitle>
      </CardHeader>
      {email === null ? (
        <p className="text-muted">{t('emailNone')}</p>
      ) : (
        <div className="flex flex-col items-start gap-4">
          <p className="flex max-w-full flex-wrap items-center gap-x-3 gap-y-2">
            <span className="min-w-0 break-all">{email}</span>
            <Badge tone={isVerified ? 'good' : 'accent'}>{t(isVerified ? 'verified' : 'unverified')}</Badge>
          </p>
          {!isVerified && (
            <>
              <p className="text-muted text-sm">
                {t('verifyLead')} {mustVerify && t('verifyFirst')}
              </p>
              <Button variant="outline" busy={busy} onClick={sendAgain}>
                {t('verifyAgain')}
              </Button>
            </>
          )}
          {hasPassword && <ChangeEmail />}
        </div>
      )}
    </Card>
  )
}
