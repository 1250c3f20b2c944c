import { randomInt } from 'node:crypto'
import { newId, type Database } from '@skelly/db'
import {
  beginMatch,
  enact,
  millis,
  skelly,
  type Command,
  type Match,
  type SkellyMove,
  type SkellyState,
} from '@skelly/engine'
import { POLICY } from '@skelly/protocol'
import { appendEntry, claimMatch, openRankedMatch, settleMatch } from '@skelly/services'
import type { Member } from './roster.ts'
import { turnOf } from './turn-of.ts'

/** One game in so many is given up, after so many turns or twice as many. */
const GIVEN_UP = 9
const PATIENCE = 20

/**
 * A ranked game between two computer players, through the same steps as on a game server: opened, claimed, written to its
 * journal command by command, settled.
 */
export const playRankedGame = async (
  database: Database,
  pair: readonly [Member, Member],
  now: number,
): Promise<void> => {
  const { fence, matchId, seats, setup } = await open(database, pair, now)
  const handAt = (place: number) => {
    const sitting = pair.find(({ playerId }) => playerId === seats[place]?.playerId)
    if (sitting === undefined) throw new Error(`nobody sits at ${String(place)}`)
    return sitting.hand
  }
  const givesUpAt = randomInt(GIVEN_UP) === 0 ? PATIENCE + randomInt(PATIENCE) : Infinity
  let match: Match<SkellyState> = beginMatch(skelly, setup)
  const carryOut = async (command: Command<SkellyMove>): Promise<void> => {
    const enacted = enact(skelly, match, command)
    if (!enacted.ok) throw new Error(`${command.kind} was refused: ${enacted.refusal}`)
    const appended = await appendEntry(database, { matchId, fence, entry: enacted.value.entry })
    if (!appended.ok) throw new Error(`an entry was refused: ${appended.refusal}`)
    match = enacted.value.match
  }
  await carryOut({ kind: 'begin', at: millis(now) })
  while (match.phase.kind === 'playing') {
    const commands = match.ply >= givesUpAt ? [leaveOf(match)] : turnOf(match, handAt)
    for (const command of commands) await carryOut(command)
  }
  await settleMatch(database, { matchId, now: endOf(match) })
}

const open = async (database: Database, players: readonly [Member, Member], now: number) => {
  const opened = await openRankedMatch(database, { players, shotClock: POLICY.rankedShotClock, now })
  if (!opened.ok) throw new Error(`no match was opened: ${opened.refusal}`)
  const claimed = await claimMatch(database, { matchId: opened.value, serverId: newId(), now })
  if (!claimed.ok) throw new Error(`the match was not claimed: ${claimed.refusal}`)
  return claimed.value
}

/** Whoever is on turn gives up. */
const leaveOf = ({ phase, state }: Match<SkellyState>): Command<SkellyMove> => {
  const seat = skelly.mover(state)
  if (phase.kind !== 'playing' || seat === null) throw new Error('nobody is on turn')
  return { kind: 'leave', at: phase.stillAt, seats: [seat], why: 'resigned' }
}

const endOf = ({ phase }: Match<SkellyState>): number => {
  if (phase.kind === 'over' || phase.kind === 'void') return phase.at
  throw new Error('the game goes on')
}
