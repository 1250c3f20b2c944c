'use client'

import type { MatchSnapshot } from '@skelly/game-client'
import type { ReactNode } from 'react'
import { useNow } from '../frame/use-now.ts'
import { PresenceLine } from './presence-line.tsx'
import { usePresenceWord } from './use-presence-word.ts'

interface PresenceOfProps {
  readonly snapshot: MatchSnapshot
  readonly place: number
  /** The server's clock, ms. */
  readonly clock: () => number
}

/** How often the presence is looked at, ms. */
const LOOK_EVERY = 200

/** Whether the player of a seat is there. Nothing before the server has said so. */
export const PresenceOf = ({ snapshot, place, clock }: PresenceOfProps): ReactNode => {
  const now = useNow(clock, LOOK_EVERY)
  const word = usePresenceWord(snapshot.presences[place], now, snapshot.silence)
  return word === null ? null : <PresenceLine word={word} />
}
