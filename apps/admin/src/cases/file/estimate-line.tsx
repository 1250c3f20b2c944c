'use client'

import { playerColour } from '@skelly/court-view'
import type { CaseFile } from '@skelly/protocol'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

const percent = (part: number, of: number): number => (of === 0 ? 0 : Math.round((part * 100) / of))

/** How often each would have won, were the game played on from where it was left. */
export const EstimateLine = ({ estimate, seats }: Pick<CaseFile, 'estimate' | 'seats'>): ReactNode => {
  const t = useTranslations('cases')
  if (estimate.kind === 'waiting') return <p className="text-muted text-[13px]">{t('estimateWaiting')}</p>
  if (estimate.kind === 'none') return <p className="text-muted text-[13px]">{t('estimateNone')}</p>
  const { games, wins } = estimate
  return (
    <div data-estimate className="space-y-1 text-[13px]">
      <div aria-hidden className="flex h-2.5 gap-px overflow-hidden rounded-full">
        {seats.map(({ seat, colour }) => (
          <div key={seat} style={{ flexGrow: wins[seat] ?? 0, background: playerColour(colour).paint }} />
        ))}
      </div>
      <p className="text-muted">
        {seats
          .map(({ seat, name }) => t('estimateOf', { name, percent: percent(wins[seat] ?? 0, games) }))
          .join(' · ')}{' '}
        ({t('estimateGames', { count: games })})
      </p>
    </div>
  )
}
