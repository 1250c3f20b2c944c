import type { Database } from '@skelly/db'
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
import { appendEntry, settleMatch, type ClaimedMatch } from '@skelly/services'
import type { Member } from './roster.ts'
import { turnOf } from './turn-of.ts'
import { leavingOf, type WalkOut } from './walk-out.ts'

export interface PlayingOut {
  /** Who sit at the table. */
  readonly members: readonly Member[]
  /** How somebody leaves before the end; null for a game that is played to it. */
  readonly walkOut: WalkOut | null
  /** When it begins, epoch milliseconds. */
  readonly now: number
}

/**
 * Plays an opened match to its end as a game server does: each command is written to the journal, and the match is
 * settled. Answers when it ended, epoch milliseconds.
 */
export const playOut = async (
  database: Database,
  { fence, matchId, seats, setup }: ClaimedMatch,
  { members, now, walkOut }: PlayingOut,
): Promise<number> => {
  const handAt = (place: number) => {
    const sitting = members.find(({ playerId }) => playerId === seats[place]?.playerId)
    if (sitting === undefined) throw new Error(`nobody sits at ${String(place)}`)
    return sitting.hand
  }
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
    const left = walkOut === null ? null : leavingOf(match, walkOut)
    for (const command of left === null ? turnOf(match, handAt) : [left]) await carryOut(command)
  }
  const endedAt = endOf(match)
  await settleMatch(database, { matchId, now: endedAt })
  return endedAt
}

const endOf = ({ phase }: Match<SkellyState>): number => {
  if (phase.kind === 'over' || phase.kind === 'void') return phase.at
  throw new Error('the game goes on')
}
