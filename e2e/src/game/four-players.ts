import { isKiller, type Point, type Ruling, type SkellyState } from '@skelly/engine'
import { isMiss, playOnce, type PlayedTable } from './play-the-run.ts'
import type { Wanted } from './umpire.ts'

/** By seat, in turn order: one runs and kills, one falls into the skull, one rescues it, one stands with the rescuer. */
const [RUNNER, FALLEN, RESCUER, BESIDE] = [0, 1, 2, 3] as const

/** In the skull, beside box 13. */
const SKULL: Point = { x: 440, y: 500 }
/** Free asphalt, an arm's length from START: where the last two stand together. */
const MEETING: Point = { x: 420, y: 930 }
const NEAR = 75
/** How far apart the middles are of caps that stand together, mm; a cap is 32 wide. */
const TOGETHER = { least: 34, most: 60 }

/** A table at which the flick that ends the game may be followed by anything. */
interface FinishedTable extends PlayedTable {
  playLast(wanted: Wanted, towards?: Point): Promise<void>
}

/** What a four-player game is to see, one after the other. */
export interface FourPlayers {
  /** The runner runs out to the far end, and the next one falls into the skull. */
  readonly begin: () => Promise<void>
  /** The third frees the second, and the third and the fourth come to stand together. */
  readonly rescue: () => Promise<void>
  /** The runner comes home and is a killer. */
  readonly comeHome: () => Promise<void>
  readonly knockOutOne: () => Promise<void>
  /** Both that are left, by one shot. */
  readonly killTwo: () => Promise<void>
}

/** A whole four-player game, in as few flicks as it takes. */
export const fourPlayers = (table: FinishedTable): FourPlayers => {
  const at = (seat: number): Point => placeOf(table.umpire.state, seat)
  const begin = async (): Promise<void> => {
    while (table.umpire.mover === RUNNER) await playOnce(table, RUNNER)
    await table.play(leaving(table, [RUNNER], isVerdict('skull')), SKULL)
  }
  const rescue = async (): Promise<void> => {
    await table.play(leaving(table, [RUNNER], isVerdict('rescue')), at(FALLEN))
    await table.play(leaving(table, [RUNNER], meets), MEETING)
    await table.play(leaving(table, [RUNNER], comesBeside), at(RESCUER))
  }
  const comeHome = async (): Promise<void> => {
    const gains = leaving(table, [RESCUER, BESIDE], isVerdict('box', 'pot'))
    while (!isKiller(table.umpire.progressOf(RUNNER))) await table.play(gains)
  }
  const knockOutOne = (): Promise<void> =>
    table.play(leaving(table, [RESCUER, BESIDE], knocksOut(FALLEN)), at(FALLEN))
  const killTwo = (): Promise<void> => table.playLast(knocksOut(RESCUER, BESIDE), at(RESCUER))
  return { begin, rescue, comeHome, knockOutOne, killTwo }
}

const placeOf = ({ caps }: SkellyState, seat: number): Point => {
  const cap = caps[seat]
  if (cap === undefined) throw new Error(`no cap ${String(seat)}`)
  return cap.at
}

const away = (from: Point, to: Point): number => Math.hypot(from.x - to.x, from.y - to.y)

const isVerdict =
  (...verdicts: readonly Ruling['verdict'][]): Wanted =>
  ({ verdict }) =>
    verdicts.includes(verdict)

const knocksOut =
  (...seats: readonly number[]): Wanted =>
  ({ knockedOut }) =>
    knockedOut.length === seats.length && seats.every((seat) => knockedOut.some((out) => out === seat))

/** The same, and nobody has moved these caps. */
const leaving =
  (table: PlayedTable, seats: readonly number[], wanted: Wanted): Wanted =>
  (ruling, after, flick) =>
    seats.every((seat) => away(placeOf(table.umpire.state, seat), placeOf(after, seat)) === 0) &&
    wanted(ruling, after, flick)

const meets: Wanted = (ruling, after, flick) =>
  isMiss(ruling, after, flick) && away(placeOf(after, RESCUER), MEETING) < NEAR

const comesBeside: Wanted = (ruling, after, flick) => {
  const gap = away(placeOf(after, RESCUER), placeOf(after, BESIDE))
  return isMiss(ruling, after, flick) && gap > TOGETHER.least && gap < TOGETHER.most
}
