'use client'

import { playerColour } from '@skelly/court-view'
import { targetOf, type SkellyCap } from '@skelly/engine'
import { cn } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { RUN_STOPS } from '../stage/run-stops.ts'
import { ClockedCap } from './clocked-cap.tsx'
import { PresenceLine } from './presence-line.tsx'
import type { PresenceWord } from './presence-word.ts'
import { RunTrack } from './run-track.tsx'
import type { ShotClockFace } from './shot-clock.ts'

interface PlayerPanelProps {
  readonly name: string
  readonly seat: number
  readonly cap: SkellyCap
  readonly isMe: boolean
  /** The shot clock, where this player is on turn. */
  readonly face: ShotClockFace | null
  readonly presence: PresenceWord | null
}

/** How a cap stands in the game, in a word or two. */
const useStanding = (cap: SkellyCap): string => {
  const t = useTranslations('match')
  if (!cap.inGame) return t('out')
  if (cap.sittingOut > 0) return t('sittingOut', { count: cap.sittingOut })
  const target = targetOf(cap.progress)
  return target === null ? t('killer') : t('target', { box: target })
}

/** One player at the table: cap and clock, name, presence, and how far the run has come. */
export const PlayerPanel = ({ name, seat, cap, isMe, face, presence }: PlayerPanelProps): ReactNode => {
  const t = useTranslations('match')
  const standing = useStanding(cap)
  const progress = t('progress', { name, done: cap.progress, all: RUN_STOPS.length })
  return (
    <section
      aria-label={name}
      data-player={seat}
      data-turn={face !== null}
      className={cn(
        'bg-surface/80 beside:gap-3 beside:p-4 flex w-full min-w-0 flex-col gap-1.5 rounded-xl border p-2',
        face === null ? 'border-transparent' : 'border-accent/70',
      )}
    >
      <div className="beside:gap-3 flex min-w-0 items-center gap-1.5">
        <ClockedCap fill={cap.fill} colour={seat} face={face} />
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-sm leading-tight font-semibold lg:text-base">{name}</h2>
          {isMe && <p className="text-muted text-xs">{t('you')}</p>}
          {presence !== null && <PresenceLine word={presence} />}
          <p data-standing className="text-accent truncate text-xs font-medium">
            {standing}
          </p>
        </div>
      </div>
      <RunTrack progress={cap.progress} label={progress} colour={playerColour(seat).paint} />
    </section>
  )
}
