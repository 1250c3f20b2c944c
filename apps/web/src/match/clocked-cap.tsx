'use client'

import { CapPicture } from '@skelly/court-view'
import type { Fill, MatchPhase } from '@skelly/engine'
import { Ring } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useNow } from '../frame/use-now.ts'
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
/** The last seconds, when the clock turns red, ms. */
const HURRY = 5_000

const Seconds = ({ left }: { readonly left: number }): ReactNode => {
  const t = useTranslations('match')
  const seconds = secondsOf(left)
  return (
    <span
      role="timer"
      aria-label={t('clock', { seconds })}
      className="bg-page text-ink absolute -right-1 -bottom-1 min-w-6 rounded-full px-1 text-center text-xs font-bold tabular-nums"
    >
      {seconds}
    </span>
  )
}

const RingRound = ({ part, urgent }: { readonly part: number; readonly urgent: boolean }): ReactNode => (
  <Ring className="absolute inset-0" part={part} urgent={urgent} />
)

/** All that is drawn anew while the clock runs. */
const RunningFace = ({ phase, seconds, read }: FlickClock): ReactNode => {
  const now = useNow(read, LOOK_EVERY)
  const face = now === null ? null : shotClockFace(phase, seconds, now)
  if (face?.kind !== 'running') return <RingRound part={1} urgent={false} />
  return (
    <>
      <RingRound part={face.part} urgent={face.left <= HURRY} />
      <Seconds left={face.left} />
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
  <span className="relative grid size-14 shrink-0 place-items-center">
    <CapPicture fill={fill} colour={colour} size={40} />
    {isMover && (clock === null ? <RingRound part={1} urgent={false} /> : <RunningFace {...clock} />)}
  </span>
)
