import { bodyOf } from '../../caps/body-of.ts'
import type { Body } from '../../caps/body.ts'
import { CAP_RADIUS } from '../../caps/cap-radius.ts'
import { FILL_NAMES, type Fill } from '../../caps/fill.ts'
import type { Court } from '../../court/court.ts'
import { mayLieAt } from '../../court/may-lie-at.ts'
import { launchOf } from '../../flick/launch-of.ts'
import { GRID, type Point } from '../../geometry/point.ts'
import { hashWords } from '../../hash.ts'
import type { StateHash } from '../../ids.ts'
import { simulatorOf } from '../../physics/versions/simulator-of.ts'
import { nextInt, streamOf, type Stream } from '../../rng.ts'
import { SERIES_COURTS } from './series-courts.ts'
import type { Series } from './series.ts'
import { traceHash } from './trace-hash.ts'

/**
 * The bits of a series: a line for each shot, with a hash over where the caps lie after it and the trace's.
 * @throws when there is no such physics
 */
export const seriesBits = (series: Series): readonly string[] => {
  const simulate = simulatorOf(series.physics)
  if (simulate === null) throw new Error(`there is no physics ${String(series.physics)}`)
  const court: Court = SERIES_COURTS[series.court]
  const dice = diceOf(streamOf(series.seed, 'series'))
  let bodies = setOut(series, court, dice)
  return Array.from({ length: series.shots }, (_, shot) => {
    const shooter = shot % bodies.length
    const flick = { ...direction(series, dice), strength: 1 + dice(1000) }
    const trace = simulate(court, bodies, launchOf(flick, fillAt(shooter), shooter))
    const bits = `${restHash(trace.rest)} ${traceHash(trace, bodies)}`
    bodies = series.lie === 'racked' ? setOut(series, court, dice) : moved(bodies, trace.rest)
    return bits
  })
}

type Dice = (below: number) => number

const diceOf = (start: Stream): Dice => {
  let stream = start
  return (below) => {
    const drawn = nextInt(stream, below)
    stream = drawn.stream
    return drawn.value
  }
}

/** Puts the caps down one after the other where there is room. */
const setOut = ({ caps, lie, grip }: Series, court: Court, dice: Dice): readonly Body[] => {
  const bodies: Body[] = []
  while (bodies.length < caps) {
    const at = lie === 'racked' ? inRack(dice) : anywhere(court, dice)
    const body = bodyOf(fillAt(bodies.length), at, grip)
    if (mayLieAt(court, body, bodies)) bodies.push(body)
  }
  return bodies
}

const anywhere = ({ width, height }: Court, dice: Dice): Point => ({
  x: dice(width * GRID) / GRID,
  y: dice(height * GRID) / GRID,
})

/** One of six places in one of six rows, in the court's corner. */
const inRack = (dice: Dice): Point => ({
  x: CAP_RADIUS * (1 + 2 * dice(6)),
  y: CAP_RADIUS * (1 + 2 * dice(6)),
})

/** In a rack every other time along a row, a column or a diagonal; never (0, 0), as 1 and odd numbers are not 0. */
const direction = ({ lie }: Series, dice: Dice): { readonly dx: number; readonly dy: number } => {
  if (lie === 'scattered' || dice(2) === 0) return { dx: dice(2001) - 1000, dy: dice(1000) * 2 - 999 }
  const [along, across] = [dice(2) * 2 - 1, dice(3) - 1]
  return dice(2) === 0 ? { dx: along, dy: across } : { dx: across, dy: along }
}

const moved = (bodies: readonly Body[], rest: readonly Point[]): readonly Body[] =>
  bodies.map((body, place) => ({ ...body, at: rest[place] ?? body.at }))

const fillAt = (place: number): Fill => FILL_NAMES[place % FILL_NAMES.length] ?? 'empty'

const restHash = (rest: readonly Point[]): StateHash =>
  hashWords(rest.flatMap(({ x, y }) => [x * GRID, y * GRID]))
