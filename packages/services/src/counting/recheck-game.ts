import {
  gameFacts,
  notableShots,
  soloFlicks,
  soloStars,
  verifyWalk,
  walkReplay,
  xpIn,
  type Frame,
  type GameFacts,
  type Match,
  type NotableShot,
  type Replay,
  type SkellyState,
  type XpByRow,
} from '@skelly/engine'
import { rowsOfGame } from '../progress/rows-of-game.ts'
import { checkComputerMoves, type ComputerMoveDifference } from '@skelly/engine/bots'

/** What a person's game comes to, by the engine's own account of it. */
export interface DeviceScore {
  readonly xp: number
  /** What gave it (R11). */
  readonly xpRows: XpByRow
  /** 1 for the winner. */
  readonly place: number
  /** Null for a game against the machine. */
  readonly solo: { readonly flicks: number; readonly stars: 1 | 2 | 3 } | null
  /** Milliseconds from the first command to the end, by the device's clock. */
  readonly lasted: number
  /** The person's best shots. */
  readonly shots: readonly NotableShot[]
  /** What the game is looked for by. */
  readonly facts: GameFacts
  /** How the game ended where somebody left. */
  readonly leaving: Extract<Match<SkellyState>['phase'], { readonly kind: 'over' }>['leaving']
}

/** What is said of a game that does not verify. */
const FAULTS = { refused: 'move-refused', 'other-hash': 'other-outcome', 'other-end': 'other-end' } as const

/** What playing a sent game again came to. `shot` counts flicks and lost turns from 1. */
export type Recheck =
  | { readonly kind: 'true'; readonly score: DeviceScore }
  | { readonly kind: (typeof FAULTS)[keyof typeof FAULTS]; readonly shot: number }
  | { readonly kind: 'computer-move-differs'; readonly shot: number }

/**
 * Plays a game again, every turn of its computer players included. Nothing that the replay claims is believed: its
 * score is that of the game played again.
 */
export const recheckGame = (replay: Replay, seat: number): Recheck => {
  const walk = walkReplay(replay)
  const verified = verifyWalk(replay, walk)
  const difference = computerDifference(replay)
  // a changed turn of a computer player changes what comes after it: the first thing that is wrong is told
  if (difference !== null && (verified.verified || difference.ply < verified.shot))
    return { kind: 'computer-move-differs', shot: difference.ply + 1 }
  if (!verified.verified) return { kind: FAULTS[verified.why], shot: verified.shot }
  return { kind: 'true', score: scoreOf(replay, walk.frames, seat) }
}

/** A command that the engine refuses is for the verification to tell. */
const computerDifference = (replay: Replay): ComputerMoveDifference | null => {
  const difference = checkComputerMoves(replay)
  return difference?.why === 'refused' ? null : difference
}

const scoreOf = (replay: Replay, frames: readonly Frame[], seat: number): DeviceScore => {
  const last = frames.at(-1)?.after
  if (last?.phase.kind !== 'over') throw new Error('a verified game that is over ends')
  const { at, leaving, places } = last.phase
  const journal = frames.map(({ entry }) => entry)
  const xpRows = rowsOfGame(replay.setup, journal)[seat] ?? {}
  const xp = xpIn(xpRows)
  const own = places.findIndex((seats) => seats.some((each) => each === seat))
  const place = 1 + places.slice(0, own).flat().length
  const shots = notableShots(replay.setup, journal).filter((shot) => shot.seat === seat)
  const common = {
    xp,
    xpRows,
    place,
    shots,
    leaving,
    lasted: at - replay.date,
    facts: gameFacts(last, journal),
  }
  return { ...common, solo: replay.setup.way === 'solo' ? soloOf(journal) : null }
}

const soloOf = (journal: readonly Frame['entry'][]): DeviceScore['solo'] => {
  const happenings = journal.flatMap((entry) => entry.happenings)
  const events = happenings.flatMap((each) => (each.kind === 'played' ? [each.event] : []))
  const flicks = soloFlicks(events)
  return { flicks, stars: soloStars(flicks) }
}
