import { isCentreIn, isKiller, streetCourt, type Point, type SkellyState } from '@skelly/engine'
import type { Wanted } from './umpire.ts'

/** A table at which a journey plays, online or on one device. */
export interface PlayedTable {
  readonly umpire: {
    readonly mover: number
    readonly state: SkellyState
    progressOf(seat: number): number
  }
  /** The mover pulls back so that what is wanted comes of it. */
  play(wanted: Wanted, towards?: Point): Promise<void>
}

/** Where somebody who only lets a turn pass flicks to: the empty corner beside START. */
const ASIDE: Point = { x: 720, y: 1200 }
/** In front of box 12, from where it is won again. */
export const BEFORE_TWELVE: Point = { x: 540, y: 800 }

/** One flick on the way: the winner pots or lands, the other only steps aside. */
export const playOnce = async (table: PlayedTable, winner: number): Promise<void> => {
  const { umpire } = table
  if (umpire.mover !== winner) await table.play(stepsAside(umpire.state, winner), ASIDE)
  else if (mustLeave(umpire.state, winner)) await table.play(isMiss, BEFORE_TWELVE)
  else await table.play(({ verdict }) => verdict === 'pot' || verdict === 'box')
}

/** The turn is over, and that is all. */
export const isMiss: Wanted = ({ verdict }) => verdict === 'miss'

/** A miss that does not so much as touch the winner's cap. */
const stepsAside =
  ({ caps }: SkellyState, winner: number): Wanted =>
  (ruling, after, flick) => {
    const [before, now] = [caps[winner]?.at, after.caps[winner]?.at]
    return isMiss(ruling, after, flick) && before?.x === now?.x && before?.y === now?.y
  }

/** Flick by flick until the winner is a killer. */
export const playTheRun = async (table: PlayedTable, winner: number): Promise<void> => {
  while (!isKiller(table.umpire.progressOf(winner))) await playOnce(table, winner)
}

/** R5.10: the target is the box that was won last, and the cap is still in it. */
export const mustLeave = ({ caps }: SkellyState, seat: number): boolean => {
  const cap = caps[seat]
  const box = streetCourt.boxes.find(({ number }) => number === cap?.lastWon)
  return cap?.progress === 13 && cap.lastWon === 12 && box !== undefined && isCentreIn(box.area, cap.at)
}
