import { bodyOf } from '../../caps/body-of.ts'
import type { Body } from '../../caps/body.ts'
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
    const flick = { dx: dice(2001) - 1000, dy: dice(1000) * 2 - 999, strength: 1 + dice(1000) }
    const trace = simulate(court, bodies, launchOf(flick, fillAt(shooter), shooter))
    const bits = `${restHash(trace.rest)} ${traceHash(trace, bodies)}`
    bodies = bodies.map((body, place) => ({ ...body, at: trace.rest[place] ?? body.at }))
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

/** Puts the caps down one after the other wherever there is room. */
const setOut = ({ caps, grip }: Series, court: Court, dice: Dice): readonly Body[] => {
  const bodies: Body[] = []
  while (bodies.length < caps) {
    const at = { x: dice(court.width * GRID) / GRID, y: dice(court.height * GRID) / GRID }
    const body = bodyOf(fillAt(bodies.length), at, grip)
    if (mayLieAt(court, body, bodies)) bodies.push(body)
  }
  return bodies
}

const fillAt = (place: number): Fill => FILL_NAMES[place % FILL_NAMES.length] ?? 'empty'

const restHash = (rest: readonly Point[]): StateHash =>
  hashWords(rest.flatMap(({ x, y }) => [x * GRID, y * GRID]))
