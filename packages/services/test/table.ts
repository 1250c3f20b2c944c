import { randomBytes } from 'node:crypto'
import { newId, type Database } from '@skelly/db'
import {
  beginMatch,
  enact,
  millis,
  seatAt,
  shotIdOf,
  skelly,
  type Command,
  type JournalEntry,
  type Leaving,
  type Match,
  type MatchPhase,
  type Millis,
  type SkellyEvent,
  type SkellyMove,
  type SkellyState,
  type Voiding,
} from '@skelly/engine'
import { appendEntry, claimMatch, openRankedMatch, type ClaimedMatch } from '../src/index.ts'

/** When the tests play: a moment in 2027. */
export const NOON = 1_800_000_000_000

/** Seeded players, as sign-up would have made them. */
export const addPlayer = async (database: Database, name: string): Promise<string> => {
  const [userId, id] = [newId(), newId()]
  await database.users.add({ id: userId, email: null, passwordHash: null, createdAt: NOON })
  await database.players.add({ id, userId, name, nameKey: name.toLowerCase(), createdAt: NOON })
  return id
}

export const openTable = async (database: Database, one: string, other: string): Promise<string> => {
  const players = [
    { playerId: one, fill: 'candle' },
    { playerId: other, fill: 'tar' },
  ] as const
  const opened = await openRankedMatch(database, { players, shotClock: 20, now: NOON })
  if (!opened.ok) throw new Error(opened.refusal)
  return opened.value
}

export const claim = async (database: Database, matchId: string): Promise<ClaimedMatch> => {
  const claimed = await claimMatch(database, { matchId, serverId: newId(), now: NOON })
  if (!claimed.ok) throw new Error(claimed.refusal)
  return claimed.value
}

export type Entry = JournalEntry<SkellyMove, SkellyEvent>

/** The next command, from the match so far. */
export type Step = (match: Match<SkellyState>) => Command<SkellyMove>

export const begin: Step = () => ({ kind: 'begin', at: millis(NOON + 1000) })

/** The mover flicks a second after the caps lie still. */
export const flick: Step = ({ phase, ply, state: { turn } }) => {
  if (phase.kind !== 'playing' || turn.phase === 'over') throw new Error('nobody may flick')
  const shotId = shotIdOf(randomBytes(16).toString('hex'))
  if (shotId === null) throw new Error('no shot id')
  const move = { kind: 'flick', shotId, dx: 3, dy: -4, strength: 250 } as const
  return { kind: 'move', at: millis(phase.stillAt + 1000), seat: turn.mover, ply, move }
}

export const leave =
  (seat: number, why: Leaving, wait?: number): Step =>
  ({ phase }) => ({ kind: 'leave', at: later(phase, wait), seats: [seatAt(seat)], why })

export const callOff =
  (why: Voiding): Step =>
  ({ phase }) => ({ kind: 'void', at: later(phase), why })

/** @param wait ms after the caps lie still */
const later = (phase: MatchPhase, wait = 5000): Millis =>
  millis(phase.kind === 'playing' ? phase.stillAt + wait : NOON + 30_000)

/** What a host makes of the steps. */
export const play = ({ setup }: ClaimedMatch, steps: readonly Step[]): readonly Entry[] => {
  let match = beginMatch(skelly, setup)
  return steps.map((step) => {
    const enacted = enact(skelly, match, step(match))
    if (!enacted.ok) throw new Error(enacted.refusal)
    match = enacted.value.match
    return enacted.value.entry
  })
}

export const write = async (
  database: Database,
  { matchId, fence }: ClaimedMatch,
  entries: readonly Entry[],
): Promise<void> => {
  for (const entry of entries) {
    const appended = await appendEntry(database, { matchId, fence, entry })
    if (!appended.ok) throw new Error(appended.refusal)
  }
}

/** A whole ranked game between two, written to the journal and not settled. */
export const playMatch = async (
  database: Database,
  players: readonly [string, string],
  steps: readonly Step[],
): Promise<ClaimedMatch> => {
  const claimed = await claim(database, await openTable(database, ...players))
  await write(database, claimed, play(claimed, steps))
  return claimed
}
