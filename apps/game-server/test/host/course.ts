import { seatAt, type Seat } from '@skelly/engine'
import type { Seated } from './seated.ts'

/** What somebody does, or what happens to them. */
export type Doing = (seated: Seated) => Promise<void> | void

export const leaves =
  (seat: Seat): Doing =>
  ({ host }) =>
    host.leave(seat)
/** Somebody whose connection breaks now was heard now for the last time. */
export const falls =
  (seat: Seat): Doing =>
  ({ host }) => {
    host.hear(seat)
    host.drop(seat)
  }
export const returns =
  (seat: Seat): Doing =>
  ({ host }) =>
    host.join(seat)

/** The course of a game by the server's clock. */
export interface Course {
  /** What happens at which ms. */
  readonly events: readonly (readonly [number, Doing])[]
  /** Who is not heard any more, from which ms on. */
  readonly silent?: readonly (readonly [number, Seat])[]
}

/** Runs so many ms of it, step by step where something happens; all who are there are heard every 250 ms. */
export const runCourse = async (
  seated: Seated,
  { events, silent = [] }: Course,
  lasts: number,
): Promise<void> => {
  const began = seated.clock.now()
  const seats = seated.host.match.setup.seats.map((_, seat) => seatAt(seat))
  const ticks = Array.from({ length: Math.floor(lasts / 250) + 1 }, (_, tick) => tick * 250)
  for (const moment of [...events.map(([at]) => at), ...ticks].toSorted((a, b) => a - b)) {
    await seated.clock.advance(Math.max(0, began + moment - seated.clock.now()))
    for (const seat of seats)
      if (!silent.some(([at, who]) => who === seat && moment >= at)) seated.host.hear(seat)
    for (const [at, act] of events) if (at === moment) await act(seated)
  }
}
