'use client'

import { CapPicture } from '@skelly/court-view'
import type { Fill, MatchPhase } from '@skelly/engine'
import { cn, Ring } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useLast } from '../frame/use-last.ts'
import { useNow } from '@skelly/site'
import { secondsOf } from '../words/duration.ts'
import { shotClockFace } from './shot-clock.ts'

/** The clock of the flick that the table waits for. */
export interface FlickClock {
  readonly phase: MatchPhase
  /** Its length, or null where nobody is hurried. */
  readonly seconds: number | null
  /** The referee's clock, ms. */
  readonly read: () => number
}

/** How often the clock's face is looked at, ms. */
const LOOK_EVERY = 200
/** Where there is no clock to look at. */
const SELDOM = 60_000
/** The last seconds, when the clock turns red, ms. */
const HURRY = 5_000

interface SecondsProps {
  /** ms; null before the first clock. */
  readonly left: number | null
  /** Otherwise the last ones stay in their place, unseen and unheard: to take them away lays the table out anew. */
  readonly isShown: boolean
}

const Seconds = ({ left, isShown }: SecondsProps): ReactNode => {
  const t = useTranslations('match')
  const seconds = left === null ? null : secondsOf(left)
  return (
    <span
      role="timer"
      aria-label={seconds === null ? undefined : t('clock', { seconds })}
      className={cn(
        'bg-page text-ink absolute -right-1 -bottom-1 min-w-6 rounded-full px-1 text-center text-xs font-bold tabular-nums',
        !isShown && 'invisible',
      )}
    >
      {seconds}
    </span>
  )
}

const standing = (): number => 0

/**
 * The ring that runs out: all that is drawn anew while the clock runs, and whole where there is none. It stands still
 * while caps roll, and is there, unseen, when it is not this player's turn: to put it there costs a browser two to four
 * times as much as to show it.
 */
const Face = ({ isMover, clock }: Pick<ClockedCapProps, 'isMover' | 'clock'>): ReactNode => {
  const now = useNow(clock?.read ?? standing, clock === null ? SELDOM : LOOK_EVERY)
  const face = clock === null || now === null ? null : shotClockFace(clock.phase, clock.seconds, now)
  const running = face?.kind === 'running' ? face : null
  const left = useLast(running?.left ?? null)
  const part = useLast(running?.part ?? null)
  return (
    <>
      <Ring
        className={cn('absolute inset-0 size-full', !isMover && 'invisible')}
        part={part ?? 1}
        urgent={running !== null && running.left <= HURRY}
      />
      <Seconds left={left} isShown={running !== null} />
    </>
  )
}

interface ClockedCapProps {
  readonly fill: Fill
  readonly colour: number
  /** Whether this player is on turn. */
  readonly isMover: boolean
  /** Null while there is nothing to be seen of it: caps roll, or nobody is hurried. */
  readonly clock: FlickClock | null
}

/** A player's cap, and round it, on turn, the shot clock. */
export const ClockedCap = ({ fill, colour, isMover, clock }: ClockedCapProps): ReactNode => (
  <span className="relative grid size-10 shrink-0 place-items-center lg:size-14">
    <CapPicture fill={fill} colour={colour} size={40} className="size-[72%]" />
    <Face isMover={isMover} clock={clock} />
  </span>
)
