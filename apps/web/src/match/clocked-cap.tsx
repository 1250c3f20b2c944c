'use client'

import { CapPicture } from '@skelly/court-view'
import type { Fill } from '@skelly/engine'
import { Ring } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { secondsOf } from '../words/duration.ts'
import type { ShotClockFace } from './shot-clock.ts'

/** The last seconds, when the clock turns red, ms. */
const HURRY = 5_000

interface ClockedCapProps {
  readonly fill: Fill
  readonly colour: number
  /** The shot clock, where this player is on turn. */
  readonly face: ShotClockFace | null
}

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

/** A player's cap with the shot clock running round it. */
export const ClockedCap = ({ fill, colour, face }: ClockedCapProps): ReactNode => {
  const running = face?.kind === 'running' ? face : null
  return (
    <span className="relative grid size-14 shrink-0 place-items-center">
      {face !== null && (
        <Ring
          className="absolute inset-0"
          part={running?.part ?? 1}
          urgent={running !== null && running.left <= HURRY}
        />
      )}
      <CapPicture fill={fill} colour={colour} size={40} />
      {running !== null && <Seconds left={running.left} />}
    </span>
  )
}
