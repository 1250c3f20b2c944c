'use client'

import type { OwnAccountView } from '@skelly/api'
import { Badge, Button, Card, CardDescription, CardHeader, CardTitle } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { LocalTime } from '@skelly/site'
import { useTRPCClient } from '../../trpc/trpc.ts'
import { deviceName } from '../device-name.ts'
import { useDeed } from '../use-deed.ts'

type OwnSession = OwnAccountView['sessions'][number]

const SessionRow = ({ session }: { readonly session: OwnSession }): ReactNode => {
  const t = useTranslations('settings')
  const client = useTRPCClient()
  const router = useRouter()
  const { act, busy } = useDeed()
  const { isThis, seenAt, sessionId } = session
  const device = deviceName(session.device) ?? t('unknownDevice')
  const end = (): void =>
    act(async () => {
      const ended = await client.account.endSession.mutate({ sessionId })
      router.refresh()
      return ended.ok ? { said: t('signedOut') } : { word: ended.refusal }
    })
  return (
    <li className="border-line flex flex-wrap items-center justify-between gap-3 border-t py-3 first:border-t-0 first:pt-0 last:pb-0">
      <div>
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {device}
          {isThis && <Badge tone="sky">{t('thisDevice')}</Badge>}
        </p>
        <p className="text-muted text-sm">
          {t('seen')} <LocalTime at={seenAt} />
        </p>
      </div>
      {!isThis && (
        <Button
          variant="outline"
          size="small"
          busy={busy}
          aria-label={t('signOutThereOf', { device })}
          onClick={end}
        >
          {t('signOutThere')}
        </Button>
      )}
    </li>
  )
}

/** Where somebody is signed in, and the way out of each place. */
export const SessionsCard = ({ sessions }: { readonly sessions: readonly OwnSession[] }): ReactNode => {
  const t = useTranslations('settings')
  const client = useTRPCClient()
  const router = useRouter()
  const { act, busy } = useDeed()
  const endOthers = (): void =>
    act(async () => {
      await client.account.endOtherSessions.mutate()
      router.refresh()
      return { said: t('signedOutOthers') }
    })
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('sessions')}</CardTitle>
        <CardDescription>{t('sessionsLead')}</CardDescription>
      </CardHeader>
      <ul aria-label={t('sessions')}>
        {sessions.map((session) => (
          <SessionRow key={session.sessionId} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button variant="outline" className="mt-5" busy={busy} onClick={endOthers}>
          {t('signOutOthers')}
        </Button>
      )}
    </Card>
  )
}
