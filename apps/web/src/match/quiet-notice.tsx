'use client'

import type { MatchSnapshot } from '@skelly/game-client'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useNow } from '@skelly/site'
import { quietPlayer } from './quiet-player.ts'

interface QuietNoticeProps {
  readonly snapshot: MatchSnapshot
  /** The server's clock, ms. */
  readonly clock: () => number
}

/** How often the countdown is looked at, ms. */
const LOOK_EVERY = 250

const Countdown = ({ snapshot, clock }: QuietNoticeProps): ReactNode => {
  const t = useTranslations('match')
  const now = useNow(clock, LOOK_EVERY)
  const { presences, seat, silence, status } = snapshot
  if (now === null) return null
  const quiet = quietPlayer(presences, seat, status.kind === 'reconnecting', silence, now)
  if (quiet === null) return null
  const { name, left } = quiet
  return (
    <p
      role="timer"
      data-silence={left}
      className="bg-accent text-accent-ink sideways:max-w-36 sideways:right-0 sideways:text-xs absolute right-2 bottom-3 z-10 w-fit rounded-2xl px-4 py-1.5 text-center text-sm font-semibold text-balance shadow-lg"
    >
      {name === null ? t('youQuietLeft', { seconds: left }) : t('quietLeft', { name, seconds: left })}
    </p>
  )
}

/** The countdown of a silence (R10.3), the same on both screens, in the corner where no box is. Nothing while everybody is there. */
export const QuietNotice = (props: QuietNoticeProps): ReactNode => {
  const { presences, status } = props.snapshot
  const isQuiet = status.kind === 'reconnecting' || presences.some(({ presence }) => presence === 'quiet')
  return isQuiet ? <Countdown {...props} /> : null
}
