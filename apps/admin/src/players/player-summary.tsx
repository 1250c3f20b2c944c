'use client'

import { LocalTime } from '@skelly/site'
import { Badge, Stat } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { PlayerFile } from './player-files.ts'

type SummaryProps = Pick<PlayerFile, 'player' | 'pastNames' | 'ranked'>

/** Who it is, and the figures that count. */
export const PlayerSummary = ({ player, pastNames, ranked }: SummaryProps): ReactNode => {
  const t = useTranslations('players')
  const { highest, isProvisional, level, ratedGames, rating, stars, xp } = player
  return (
    <header className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="font-chalk text-2xl [overflow-wrap:anywhere]">{player.name}</h1>
        <p className="text-muted text-sm">
          {t.rich('playsSince', { at: () => <LocalTime at={player.createdAt} /> })}
        </p>
        {player.deletedAt !== null && (
          <Badge>{t.rich('goneSince', { at: () => <LocalTime at={player.deletedAt ?? 0} /> })}</Badge>
        )}
        {pastNames.length > 0 && (
          <p className="text-muted text-sm">
            {t('formerly', { name: pastNames.map(({ name }) => name).join(', ') })}
          </p>
        )}
      </div>
      <dl className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-5">
        <Stat label={t('rating')} value={rating} note={isProvisional ? t('provisional') : null} />
        <Stat label={t('highest')} value={highest} />
        <Stat label={t('ratedGames')} value={ratedGames} />
        <Stat
          label={t('ranked')}
          value={`${String(ranked.won)} : ${String(ranked.lost)}`}
          note={t('void', { count: ranked.void })}
        />
        <Stat label={t('xp')} value={xp} note={t('levelAndStars', { level, stars })} />
      </dl>
    </header>
  )
}
