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
import { drawFrom, type Draw } from '../draw-from.ts'
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
  const draw = drawFrom(series.seed, 'series')
  let bodies = setOut(series, court, draw)
  return Array.from({ length: series.shots }, (_, shot) => {
    const shooter = shot % bodies.length
    const flick = { ...direction(series, draw), strength: 1 + draw(1000) }
    const trace = simulate(court, bodies, launchOf(flick, fillAt(shooter), shooter))
    const bits = `${restHash(trace.rest)} ${traceHash(trace, bodies)}`
    bodies = series.lie === 'racked' ? setOut(series, court, draw) : moved(bodies, trace.rest)
    return bits
  })
}

/** Puts the caps down one after the other where there is room. */
const setOut = ({ caps, lie, grip }: Series, court: Court, draw: Draw): readonly Body[] => {
  const bodies: Body[] = []
  while (bodies.length < caps) {
    const at = lie === 'racked' ? inRack(draw) : anywhere(court, draw)
    const body = bodyOf(fillAt(bodies.length), at, grip)
    if (mayLieAt(court, body, bodies)) bodies.push(body)
  }
  return bodies
}

const anywhere = ({ width, height }: Court, draw: Draw): Point => ({
  x: draw(width * GRID) / GRID,
  y: draw(height * GRID) / GRID,
})

/** One of six places in one of six rows, in the court's corner. */
const inRack = (draw: Draw): Point => ({
  x: CAP_RADIUS * (1 + 2 * draw(6)),
  y: CAP_RADIUS * (1 + 2 * draw(6)),
})

/** In a rack every other time along a row, a column or a diagonal; never (0, 0): one of the two is odd. */
const direction = ({ lie }: Series, draw: Draw): { readonly dx: number; readonly dy: number } => {
  if (lie === 'scattered' || draw(2) === 0) return { dx: draw(2001) - 1000, dy: draw(1000) * 2 - 999 }
  const [along, across] = [draw(2) * 2 - 1, draw(3) - 1]
  return draw(2) === 0 ? { dx: along, dy: across } : { dx: across, dy: along }
}

const moved = (bodies: readonly Body[], rest: readonly Point[]): readonly Body[] =>
  bodies.map((body, place) => ({ ...body, at: rest[place] ?? body.at }))

const fillAt = (place: number): Fill => FILL_NAMES[place % FILL_NAMES.length] ?? 'empty'

const restHash = (rest: readonly Point[]): StateHash =>
  hashWords(rest.flatMap(({ x, y }) => [x * GRID, y * GRID]))
