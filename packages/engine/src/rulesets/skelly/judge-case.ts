import type { Court } from '../../court/court.ts'
import { seatAt, type Seat } from '../../ids.ts'
import { ok, refuse, type Result } from '../../result.ts'
import { capsAfter } from './caps-after.ts'
import { judge } from './judge.ts'
import type { Shot } from './shot.ts'
import type { Ruling, SkellyCap } from './state.ts'
import { seatsInGame } from './seats-in-game.ts'

/** A cap of a case, by a name of its own. Positions are [x, y] in mm. */
export interface CaseCap {
  readonly id: string
  readonly at: readonly [x: number, y: number]
  /** 0 to 25 (R1.7). */
  readonly progress: number
  readonly lastWon: number | null
  /** 0 to 2 (R1.8). */
  readonly sittingOut: number
  readonly inGame: boolean
}

/** A shot to be judged, told in names instead of seats. A cap that is not in `rest` did not move. */
export interface JudgeCase {
  readonly shooter: string
  readonly caps: readonly CaseCap[]
  readonly touched: readonly string[]
  readonly rest: Readonly<Record<string, readonly [x: number, y: number]>>
}

/** The ruling on a case in the same names, with the caps as they are after it. */
export interface CaseRuling extends Omit<Ruling, 'won' | 'knockedOut' | 'freed' | 'xp'> {
  readonly knockedOut: readonly string[]
  readonly freed: readonly string[]
  readonly caps: readonly CaseCap[]
  readonly winner: string | null
  /** The shot's own XP (R11) by name; empty when it earned none. */
  readonly xp: Readonly<Record<string, number>>
}

export type CaseRefusal = 'unknown-cap' | 'same-name' | 'shooter-not-in-the-game' | 'shooter-touches-itself'

/** R4 to R7.1 for a shot that is told in names. Refuses a case that contradicts itself. */
export const judgeCase = (court: Court, asked: JudgeCase): Result<CaseRuling, CaseRefusal> => {
  const refusal = faultOf(asked)
  if (refusal !== null) return refuse(refusal)
  const names = asked.caps.map(({ id }) => id)
  const caps = asked.caps.map(capOf)
  const shot = shotOf(asked, names)
  const ruling = judge(court, caps, shot)
  return ok(inNames(asked, names, ruling, capsAfter(caps, shot, ruling)))
}

const faultOf = ({ caps, shooter, touched, rest }: JudgeCase): CaseRefusal | null => {
  const names = new Set(caps.map(({ id }) => id))
  if (names.size !== caps.length) return 'same-name'
  if (![shooter, ...touched, ...Object.keys(rest)].every((name) => names.has(name))) return 'unknown-cap'
  if (caps.some(({ id, inGame }) => id === shooter && !inGame)) return 'shooter-not-in-the-game'
  return touched.includes(shooter) ? 'shooter-touches-itself' : null
}

const capOf = ({ at: [x, y], progress, lastWon, sittingOut, inGame }: CaseCap): SkellyCap => ({
  fill: 'empty',
  at: { x, y },
  progress,
  lastWon,
  sittingOut,
  inGame,
  flicked: true,
  displaced: false,
})

const shotOf = ({ shooter, touched, rest, caps }: JudgeCase, names: readonly string[]): Shot => {
  const seatOf = (name: string): Seat => seatAt(names.indexOf(name))
  // a cap may be called `constructor`: only what the case itself says counts
  const stops = caps.map(({ id, at }) => (Object.hasOwn(rest, id) ? rest[id] : undefined) ?? at)
  return { shooter: seatOf(shooter), touched: touched.map(seatOf), rest: stops.map(([x, y]) => ({ x, y })) }
}

const inNames = (
  asked: JudgeCase,
  names: readonly string[],
  ruling: Ruling,
  after: readonly SkellyCap[],
): CaseRuling => {
  const named = (seats: readonly Seat[]): readonly string[] => seats.flatMap((seat) => names[seat] ?? [])
  const { verdict, becameKiller, lostKiller, again, setDown, xp } = ruling
  const caps = after.map(({ at, progress, lastWon, sittingOut, inGame }, place): CaseCap => {
    return { id: names[place] ?? '', at: [at.x, at.y], progress, lastWon, sittingOut, inGame }
  })
  const [winner, ...others] = after.length > 1 ? named(seatsInGame(after)) : []
  return {
    verdict,
    knockedOut: named(ruling.knockedOut),
    freed: named(ruling.freed),
    becameKiller,
    lostKiller,
    again,
    setDown,
    caps,
    winner: others.length > 0 ? null : (winner ?? null),
    xp: xp === 0 ? {} : { [asked.shooter]: xp },
  }
}
