'use client'

import { playerColour } from '@skelly/court-view'
import { targetOf, type SkellyCap } from '@skelly/engine'
import { cn, NarrowName } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import { memo, type ReactNode } from 'react'
import { RUN_STOPS } from '@skelly/stage'
import { ClockedCap, type FlickClock } from './clocked-cap.tsx'
import { RunTrack } from './run-track.tsx'

interface PlayerPanelProps {
  readonly name: string
  readonly seat: number
  /** An index into the court's PLAYER_COLOURS. */
  readonly colour: number
  readonly cap: SkellyCap
  /** Whether the box that the cap needs next is on the court: a level may have none. */
  readonly hasTarget: boolean
  /** Whether the whole run is played for. */
  readonly hasRun: boolean
  /** Whether this player is on turn. */
  readonly isMover: boolean
  /** The clock of the flick that this player is to make; null while it is not to be seen. */
  readonly clock: FlickClock | null
  /** What is said of the player beside how the cap stands. */
  readonly line: ReactNode
}

/** How a cap stands in the game, in a word or two. */
const Standing = ({ cap, hasTarget }: Pick<PlayerPanelProps, 'cap' | 'hasTarget'>): ReactNode => {
  const t = useTranslations('standing')
  if (!cap.inGame) return t('out')
  if (cap.sittingOut > 0) return t('sittingOut', { count: cap.sittingOut })
  const target = targetOf(cap.progress)
  if (target === null) return t('killer')
  return hasTarget ? t('target', { box: target }) : null
}

const Words = ({ name, line, cap, hasTarget }: PlayerPanelProps): ReactNode => (
  <div className="min-w-0 flex-1">
    <h2 className="beside:line-clamp-2 beside:wrap-anywhere beside:whitespace-normal truncate text-sm leading-tight font-semibold lg:text-base">
      <NarrowName name={name} />
    </h2>
    <div className="beside:flex-col beside:items-start flex min-w-0 flex-wrap items-center gap-x-2">
      <p data-standing className="text-accent-text shrink-0 text-xs font-medium">
        <Standing cap={cap} hasTarget={hasTarget} />
      </p>
      <div className="beside:flex-none max-w-full min-w-0 flex-1 basis-2">{line}</div>
    </div>
  </div>
)

/** One player at the table, in a line: cap and clock, name, how it stands, how far the run has come. Drawn anew only for news. */
export const PlayerPanel = memo(function PlayerPanel(props: PlayerPanelProps): ReactNode {
  const { name, seat, colour, cap, hasRun, isMover, clock } = props
  const t = useTranslations('match')
  const { light, shade } = playerColour(colour)
  return (
    <section
      aria-label={name}
      data-player={seat}
      data-turn={isMover}
      className={cn(
        'bg-surface/80 beside:flex-none relative flex min-w-0 flex-col gap-1 rounded-xl border px-1.5 py-1 lg:gap-2 lg:p-4',
        hasRun ? 'flex-[1_0_calc(50%-0.25rem)]' : 'flex-[1_0_6.5rem]',
        isMover ? 'border-accent/70' : 'border-transparent',
        !cap.inGame && 'opacity-60',
      )}
    >
      <div className="flex min-w-0 items-center gap-2 lg:gap-3">
        <ClockedCap fill={cap.fill} colour={colour} isMover={isMover} clock={clock} />
        <Words {...props} />
      </div>
      {hasRun && (
        <RunTrack
          progress={cap.progress}
          label={t('progress', { name, done: cap.progress, all: RUN_STOPS.length })}
          colour={`light-dark(${shade}, ${light})`}
        />
      )}
    </section>
  )
})
