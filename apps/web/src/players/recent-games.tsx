import type { Strength, Way } from '@skelly/engine'
import { Badge, buttonVariants } from '@skelly/ui'
import { Play } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { LocalTime } from '@skelly/site'
import { paths } from '../frame/paths.ts'
import { PlayerName } from './player-name.tsx'
import { RatingChange } from './rating-change.tsx'

export interface RecentGame {
  readonly matchId: string
  readonly way: Way
  readonly at: number
  readonly outcome: 'won' | 'lost' | 'void'
  /** Names of the other people. */
  readonly opponents: readonly string[]
  readonly computers: readonly Strength[]
  readonly ratingChange: number | null
  readonly xp: number
  readonly replayId: string | null
}

const TONES = { won: 'good', lost: 'bad', void: 'plain' } as const

/** Against whom, or what else it was. */
const whatItWas = async ({ computers, opponents, way }: RecentGame): Promise<string> => {
  const t = await getTranslations('player')
  if (way === 'solo') return t('solo')
  if (way === 'machine') return t('machine', { players: computers.map((strength) => t(strength)).join(', ') })
  return t('against', { name: opponents.join(', ') })
}

const Game = async ({ game }: { readonly game: RecentGame }): Promise<ReactNode> => {
  const t = await getTranslations('player')
  const { at, way, outcome, opponents, ratingChange, xp, replayId } = game
  const name = opponents.join(', ')
  const what = await whatItWas(game)
  return (
    <li
      className="border-line flex items-center gap-x-2 border-b py-3 last:border-0 sm:gap-x-4"
      data-outcome={outcome}
    >
      <Badge tone={TONES[outcome]} className="w-15 shrink-0 justify-center px-1 sm:w-16">
        {t(way === 'solo' ? 'outcome_done' : `outcome_${outcome}`)}
      </Badge>
      <span className="mr-auto min-w-0 [overflow-wrap:anywhere] max-sm:text-sm">
        {opponents.length === 1 ? (
          <PlayerName name={name} className="font-semibold">
            {what}
          </PlayerName>
        ) : (
          what
        )}
        <LocalTime at={at} className="text-muted block text-sm" />
      </span>
      {ratingChange !== null && <RatingChange change={ratingChange} />}
      <span className="text-muted hidden w-16 text-right text-sm tabular-nums sm:inline">
        {t('xp', { xp })}
      </span>
      {replayId !== null && (
        <Link
          prefetch={false}
          href={paths.replay(replayId)}
          aria-label={opponents.length === 0 ? t('watchOwn', { what }) : t('watchGame', { name })}
          className={buttonVariants({ variant: 'outline', size: 'small' })}
        >
          <Play aria-hidden />
          <span className="hidden sm:inline">{t('watch')}</span>
        </Link>
      )}
    </li>
  )
}

/** A player's last games, newest first. */
export const RecentGames = ({ games }: { readonly games: readonly RecentGame[] }): ReactNode => (
  <ul>
    {games.map((game) => (
      <Game key={game.matchId} game={game} />
    ))}
  </ul>
)
