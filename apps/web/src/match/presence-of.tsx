'use client'

import type { MatchSnapshot } from '@skelly/game-client'
import type { ReactNode } from 'react'
import { useNow } from '@skelly/site'
import { PresenceLine } from './presence-line.tsx'
import { usePresenceWord } from './use-presence-word.ts'

interface PresenceOfProps {
  readonly snapshot: MatchSnapshot
  readonly place: number
  /** The server's clock, ms. */
  readonly clock: () => number
}

/** How often the presence is looked at, ms: of one who is quiet, and of one who is there and may just be back. */
const LOOK_EVERY = 200
const LOOK_CALMLY_EVERY = 2_000

/** Whether the player of a seat is there. Nothing before the server has said so. */
export const PresenceOf = ({ snapshot, place, clock }: PresenceOfProps): ReactNode => {
  const seen = snapshot.presences[place]
  const now = useNow(clock, seen?.presence === 'quiet' ? LOOK_EVERY : LOOK_CALMLY_EVERY)
  const word = usePresenceWord(seen, now, snapshot.silence)
  return word === null ? null : <PresenceLine word={word} />
}
