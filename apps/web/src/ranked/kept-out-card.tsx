'use client'

import type { KeptOut } from '@skelly/protocol'
import { LocalTime, useNow } from '@skelly/site'
import { Card, CardFooter, CardHeader, CardTitle, buttonVariants } from '@skelly/ui'
import { Hourglass } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useEffect, type ReactNode } from 'react'
import { paths } from '../frame/paths.ts'
import { Quote } from '../notices/quote.tsx'
import { timeLeft } from '../words/time-left.ts'

/** Twice a second no second is left out. */
const LOOK_EVERY = 500
const deviceClock = (): number => Date.now()

const Countdown = ({ until }: Pick<KeptOut, 'until'>): ReactNode => {
  const t = useTranslations('ranked')
  const router = useRouter()
  const now = useNow(deviceClock, LOOK_EVERY)
  const isOver = now !== null && now >= until
  useEffect(() => {
    if (isOver) router.refresh()
  }, [isOver, router])
  const { clock, days } = timeLeft(now === null ? 0 : until - now)
  return (
    <p
      role="timer"
      className={`font-chalk text-4xl tabular-nums ${now === null ? 'invisible' : ''}`}
      data-kept-out-left
    >
      {days > 0 && <span>{t('daysLeft', { days })} </span>}
      {clock}
    </p>
  )
}

/** In place of the way into the queue: why not now, until when, and what can be played meanwhile. */
export const KeptOutCard = ({ keptOut }: { readonly keptOut: KeptOut }): ReactNode => {
  const t = useTranslations('ranked')
  const { kind, until } = keptOut
  return (
    <Card data-kept-out={kind} className="max-w-3xl">
      <CardHeader>
        <CardTitle className="flex items-center gap-3">
          <Hourglass aria-hidden className="text-accent-text size-6 shrink-0" />
          {t(kind === 'pause' ? 'pauseTitle' : 'suspensionTitle')}
        </CardTitle>
      </CardHeader>
      <div className="flex flex-col gap-4">
        <Countdown until={until} />
        <p>{t.rich('keptOutUntil', { until: () => <LocalTime at={until} className="font-semibold" /> })}</p>
        {keptOut.kind === 'pause' ? (
          <p className="text-muted">{t('pauseWhy', { count: keptOut.walkOuts })}</p>
        ) : (
          <Quote label={t('suspensionWhy')} text={keptOut.reason} />
        )}
      </div>
      <CardFooter>
        <Link href={paths.online} className={buttonVariants({ size: 'small' })}>
          {t('meanwhileFriends')}
        </Link>
        <Link href={paths.machine} className={buttonVariants({ variant: 'outline', size: 'small' })}>
          {t('meanwhileMachine')}
        </Link>
        <Link href={paths.notices} className={buttonVariants({ variant: 'ghost', size: 'small' })}>
          {t('whatWasDecided')}
        </Link>
      </CardFooter>
    </Card>
  )
}
