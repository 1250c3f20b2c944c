'use client'

import { playerColour } from '@skelly/court-view'
import { targetOf, type SkellyCap } from '@skelly/engine'
import { cn } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import { memo, type ReactNode } from 'react'
import { RUN_STOPS } from '../stage/run-stops.ts'
import { ClockedCap, type FlickClock } from './clocked-cap.tsx'
import { RunTrack } from './run-track.tsx'

interface PlayerPanelProps {
  readonly name: string
  readonly seat: number
  /** An index into the court's PLAYER_COLOURS. */
  readonly colour: number
  readonly cap: SkellyCap
  /** Whether three or four share the width of a phone. */
  readonly isCrowded: boolean
  /** Whether this player is on turn. */
  readonly isMover: boolean
  /** The clock of the flick that this player is to make; null while it is not to be seen. */
  readonly clock: FlickClock | null
  /** What is said of the player under the name. */
  readonly line: ReactNode
}

/** How a cap stands in the game, in a word or two. */
const Standing = ({ cap, isCrowded }: Pick<PlayerPanelProps, 'cap' | 'isCrowded'>): ReactNode => {
  const t = useTranslations('match')
  if (!cap.inGame) return t('out')
  if (cap.sittingOut > 0) {
    const count = cap.sittingOut
    if (!isCrowded) return t('sittingOut', { count })
    return (
      <>
        <span className="max-sm:hidden">{t('sittingOut', { count })}</span>
        <span className="sm:hidden">{t('sittingOutShort', { count })}</span>
      </>
    )
  }
  const target = targetOf(cap.progress)
  return target === null ? t('killer') : t('target', { box: target })
}

const Words = ({ name, isCrowded, line, cap }: PlayerPanelProps): ReactNode => (
  <div className={cn('min-w-0 flex-1', isCrowded && 'max-sm:w-full max-sm:text-center')}>
    <h2
      className={cn(
        'truncate text-sm leading-tight font-semibold lg:text-base',
        isCrowded && 'max-sm:line-clamp-2 max-sm:text-xs max-sm:whitespace-normal',
      )}
    >
      {name}
    </h2>
    <div className={cn(isCrowded && 'max-sm:flex max-sm:justify-center')}>{line}</div>
    <p data-standing className="text-accent truncate text-xs font-medium">
      <Standing cap={cap} isCrowded={isCrowded} />
    </p>
  </div>
)

/** One player at the table: cap and clock, name, presence, how far the run has come. Drawn anew only for news. */
export const PlayerPanel = memo(function PlayerPanel(props: PlayerPanelProps): ReactNode {
  const { name, seat, colour, cap, isMover, clock, isCrowded } = props
  const t = useTranslations('match')
  const progress = t('progress', { name, done: cap.progress, all: RUN_STOPS.length })
  return (
    <section
      aria-label={name}
      data-player={seat}
      data-turn={isMover}
      className={cn(
        'bg-surface/80 beside:flex-none beside:gap-3 beside:p-4 relative flex min-w-0 flex-1 flex-col gap-1.5 rounded-xl border p-2',
        isMover ? 'border-accent/70' : 'border-transparent',
        !cap.inGame && 'opacity-60',
      )}
    >
      <div
        className={cn(
          'beside:gap-3 flex min-w-0 items-center gap-1.5',
          isCrowded && 'max-sm:flex-col max-sm:gap-0.5',
        )}
      >
        <ClockedCap fill={cap.fill} colour={colour} isMover={isMover} clock={clock} />
        <Words {...props} />
      </div>
      <RunTrack
        progress={cap.progress}
        label={progress}
        colour={playerColour(colour).paint}
        isSmall={isCrowded}
      />
    </section>
  )
})
