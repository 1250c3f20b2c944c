import { draw, type Direction } from './draw.ts'
import type { Weather } from './weather.ts'

/** What happens to a stretch of bytes on its way. */
export interface Stretch {
  /** Milliseconds from when it came in until it goes out. */
  readonly late: number
  /** Whether it is held up beyond what is usual on this line. */
  readonly isHeld: boolean
  /** The first byte that is none of it, counted from the direction's first. */
  readonly end: number
}

/** What happens in one direction of a connection. */
export interface LanePlan {
  /** The connection breaks when more bytes than these have come in; null when it is left alone. */
  readonly cutAfter: number | null
  /** The stretch that a byte is in, counted from the direction's first. */
  readonly stretchOf: (byte: number) => Stretch
}

/** All that is decided for one connection before a byte of it was seen. */
export interface LinePlan {
  readonly isRefused: boolean
  readonly up: LanePlan
  readonly down: LanePlan
}

/** Bytes that share one fate: less than most messages, so that one message may come in several parts. */
const STRETCH = 192

/**
 * What a line does to its n-th connection. The same seed, number and weather give the same plan.
 * @param seed a whole number
 * @param connection from 0
 */
export const planLine = (seed: number, connection: number, weather: Weather): LinePlan => {
  const { cuts, refusals } = weather
  const isCut = draw(seed, 'cut', connection) < cuts.share
  const side: Direction = draw(seed, 'cut-side', connection) < 0.5 ? 'up' : 'down'
  const lane = (direction: Direction): LanePlan => ({
    cutAfter: isCut && side === direction ? cutOf(seed, connection, direction, weather) : null,
    stretchOf: (byte) => stretchOf({ seed, connection, direction, weather }, Math.floor(byte / STRETCH)),
  })
  return {
    isRefused: draw(seed, 'refusal', Math.floor(connection / refusals.row)) < refusals.share,
    up: lane('up'),
    down: lane('down'),
  }
}

const cutOf = (seed: number, connection: number, direction: Direction, { cuts }: Weather): number => {
  const [least, most] = cuts[direction]
  return least + Math.floor(draw(seed, `cut-${direction}`, connection) * (most - least + 1))
}

interface Lane {
  readonly seed: number
  readonly connection: number
  readonly direction: Direction
  readonly weather: Weather
}

const stretchOf = ({ seed, connection, direction, weather }: Lane, number: number): Stretch => {
  const { delay, jitter, stalls } = weather
  const isHeld = draw(seed, `stall-${direction}`, connection, number) < stalls.share
  const held = isHeld ? draw(seed, `held-${direction}`, connection, number) * stalls.longest : 0
  const usual = delay + draw(seed, `jitter-${direction}`, connection, number) * jitter
  return { late: usual + held, isHeld, end: (number + 1) * STRETCH }
}
