'use client'

import { cn, Stat } from '@skelly/ui'
import { useFormatter, useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { USUAL_WISHES, wishesQuery } from '../cases/queue/queue-wishes.ts'
import { Age } from '../cases/words/age.tsx'
import { paths } from '../desk/paths.ts'
import type { Figures } from './use-figures.ts'

const GRID = 'grid grid-cols-2 gap-3 lg:grid-cols-1'
/** Appeals are against verdicts. */
const APPEALED = wishesQuery({ ...USUAL_WISHES, verdict: null, isAppealed: true })
/** A rate of so few games says nothing. */
const FEW = 20

interface GroupProps {
  readonly title: string
  readonly children: ReactNode
}

const Group = ({ children, title }: GroupProps): ReactNode => (
  <section aria-label={title} className="flex flex-col gap-2">
    <h2 className="text-muted text-sm font-semibold">{title}</h2>
    <dl className={GRID}>{children}</dl>
  </section>
)

const To = ({ children, href }: { readonly children: ReactNode; readonly href: string }): ReactNode => (
  <Link href={href} className="text-accent-text font-semibold underline-offset-4 hover:underline">
    {children}
  </Link>
)

/** What waits to be decided comes first. */
const Waiting = ({ figures: { cases, opinions } }: { readonly figures: Figures }): ReactNode => {
  const t = useTranslations('overview')
  return (
    <Group title={t('waiting')}>
      <Stat
        className={cn('col-span-2 lg:col-span-1', cases.open > 0 && 'border-accent/60')}
        label={t('open')}
        value={<span data-figure="open">{cases.open}</span>}
        note={
          cases.oldestEndedAt === null ? (
            t('noneOpen')
          ) : (
            <span className="flex flex-wrap justify-between gap-x-4">
              <span>
                {t('oldest')} <Age at={cases.oldestEndedAt} />
              </span>
              <To href={paths.cases}>{t('toQueue')}</To>
            </span>
          )
        }
      />
      <Stat
        label={t('appealed')}
        value={cases.appealed}
        note={cases.appealed > 0 && <To href={`${paths.cases}${APPEALED}`}>{t('toAppeals')}</To>}
      />
      <Stat
        label={t('opinions')}
        value={<span data-figure="differed">{opinions.differed + opinions.failed}</span>}
        note={
          opinions.differed + opinions.failed > 0 && (
            <To href={paths.opinions}>{t('opinionsOf', { failed: opinions.failed })}</To>
          )
        }
      />
    </Group>
  )
}

/** All figures of the desk. */
export const FigureCards = ({ figures }: { readonly figures: Figures }): ReactNode => {
  const t = useTranslations('overview')
  const format = useFormatter()
  const { live, today, week } = figures
  const rate = week.ranked < FEW ? null : week.walkOuts / week.ranked
  return (
    <div className="grid gap-4 lg:grid-cols-3 lg:gap-6">
      <Waiting figures={figures} />
      <Group title={t('now')}>
        <Stat label={t('liveGames')} value={<span data-figure="live">{live.games}</span>} />
        <Stat label={t('liveRanked')} value={live.ranked} />
        <Stat label={t('rooms')} value={live.rooms} className="col-span-2 lg:col-span-1" />
      </Group>
      <Group title={t('played')}>
        <Stat label={t('games')} value={today.games} note={t('sinceMidnight')} />
        <Stat label={t('ranked')} value={today.ranked} note={t('sinceMidnight')} />
        <Stat
          className="col-span-2 lg:col-span-1"
          label={t('walkOuts')}
          value={
            <span data-figure="walk-outs">
              {rate === null
                ? t('walkOutsOf', week)
                : format.number(rate, { style: 'percent', maximumFractionDigits: 1 })}
            </span>
          }
          note={rate === null ? t('week') : `${t('walkOutsOf', week)} · ${t('week')}`}
        />
      </Group>
    </div>
  )
}
