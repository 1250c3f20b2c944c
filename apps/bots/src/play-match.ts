import { streamOf, type Ply, type Seat, type Seed } from '@skelly/engine'
import { chooseTurn, mindOf, type Hand } from '@skelly/engine/bots'
import type { MatchClient, MatchSnapshot } from '@skelly/game-client'
import type { MatchResult } from '@skelly/protocol'
import type { Pace } from './pace.ts'
import { pause } from './pause.ts'
import { until } from './until.ts'

export interface Playing {
  readonly hand: Hand
  readonly pace: Pace
  /** What the player's own chance grows from. */
  readonly seed: Seed
  readonly signal: AbortSignal
}

/** How a match ended for a client: with its result, or without one when it ended while the client was away. */
export type Ending =
  { readonly kind: 'settled'; readonly result: MatchResult } | { readonly kind: 'gone'; readonly why: string }

interface OwnTurn {
  readonly kind: 'turn'
  readonly ply: Ply
  readonly seat: Seat
  readonly stillAt: number
}

/**
 * Plays every turn of a live match until it is settled.
 * @throws Stopped when the signal is aborted first
 */
export const playMatch = async (client: MatchClient, playing: Playing): Promise<Ending> => {
  const { hand, pace, seed, signal } = playing
  let stream = streamOf(seed, 'hand')
  for (;;) {
    const next = await until(client, (snapshot) => endingIn(snapshot) ?? turnIn(snapshot), signal)
    if (next.kind !== 'turn') return next
    await pause(next.stillAt - client.serverNow() + thought(pace), signal)
    const { match } = client.getSnapshot()
    if (match?.ply !== next.ply) continue
    const turn = chooseTurn(match, next.seat, mindOf(hand), stream)
    stream = turn.stream
    if (turn.setDown !== null) {
      client.setDown(turn.setDown)
      await pause(pace.settle, signal)
    }
    client.flick(turn.flick)
    await until(client, (snapshot) => endingIn(snapshot) ?? answerIn(snapshot, next.ply), signal)
  }
}

const thought = ({ think }: Pace): number => think.least + Math.random() * (think.most - think.least)

const endingIn = ({ result, status }: MatchSnapshot): Ending | null => {
  if (result !== null) return { kind: 'settled', result }
  if (status.kind === 'over' || status.kind === 'taken-over' || status.kind === 'closed') {
    return { kind: 'gone', why: status.kind }
  }
  return status.kind === 'refused' ? { kind: 'gone', why: status.why } : null
}

const turnIn = ({ match, pending, seat, status }: MatchSnapshot): OwnTurn | null => {
  if (match?.phase.kind !== 'playing' || seat === null || pending !== null || status.kind !== 'live')
    return null
  const { turn } = match.state
  if (turn.phase === 'over' || turn.mover !== seat) return null
  return { kind: 'turn', ply: match.ply, seat, stillAt: match.phase.stillAt }
}

/** The flick is answered when the next ply has come, or when it was refused and is no longer pending. */
const answerIn = ({ match, pending, refusal }: MatchSnapshot, ply: Ply): 'answered' | null => {
  if (match !== null && match.ply !== ply) return 'answered'
  return pending === null && refusal !== null ? 'answered' : null
}
