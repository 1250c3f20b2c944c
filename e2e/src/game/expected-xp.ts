import type { Seat, Verdict } from '@skelly/engine'
import type { RuledShot } from './umpire.ts'

/** R11 as it stands in the rulebook, on its own: a touch counts once, a knockout for each cap. */
const XP: Readonly<Record<Verdict, number>> = {
  box: 10,
  pot: 25,
  'knock-in': 25,
  rescue: 25,
  knockout: 40,
  chalk: 0,
  skull: 0,
  home: 0,
  parked: 0,
  miss: 0,
}
const WINNING = 120
const TO_THE_END = 30
const RUN = 40
const STAR = 20

/** The XP of somebody who played a game to its end. */
export const expectedXp = (shots: readonly RuledShot[], seat: number, hasWon: boolean): number =>
  earnedBy(shots, seat) + TO_THE_END + (hasWon ? WINNING : 0)

/** The XP of a finished solo run. */
export const expectedRunXp = (shots: readonly RuledShot[], stars: number): number =>
  earnedBy(shots, 0) + RUN + STAR * stars

const earnedBy = (shots: readonly RuledShot[], seat: number): number =>
  shots
    .filter((shot) => shot.seat === seat)
    .reduce((sum, { ruling }) => sum + XP[ruling.verdict] * timesOf(ruling.knockedOut), 0)

const timesOf = (knockedOut: readonly Seat[]): number => Math.max(1, knockedOut.length)
