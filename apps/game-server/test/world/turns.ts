import { setTimeout as wait } from 'node:timers/promises'
import { skelly, type Match, type SkellyState } from '@skelly/engine'
import type { MatchClient, MatchSnapshot } from '@skelly/game-client'
import { until } from './until.ts'

/** A flick that stays in START: the turn passes. */
export const NUDGE = { dx: 0, dy: -1_000_000, strength: 40 } as const
/** A flick that rolls for more than a second. */
export const PUSH = { dx: 1_000_000, dy: -1_000_000, strength: 700 } as const

/** Resolves when it is the client's turn and all caps lie still. */
export const turnOf = async (client: MatchClient, patience?: number): Promise<Match<SkellyState>> => {
  const isOn = ({ status, match, seat, pending }: MatchSnapshot): Match<SkellyState> | null => {
    if (status.kind !== 'live' || match?.phase.kind !== 'playing' || pending !== null) return null
    return skelly.mover(match.state) === seat ? match : null
  }
  const match = await until(client, isOn, patience)
  if (match.phase.kind === 'playing') await wait(Math.max(0, match.phase.stillAt - client.serverNow() + 20))
  return match
}

/** Resolves with the match when so many entries have been accepted. */
export const atLeast = (client: MatchClient, seq: number): Promise<Match<SkellyState>> =>
  until(client, ({ match }) => (match !== null && match.seq >= seq ? match : null))
