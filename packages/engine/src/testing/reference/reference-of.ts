import type { Body } from '../../caps/body.ts'
import type { Court } from '../../court/court.ts'
import type { Launch } from '../../flick/launch.ts'
import type { Point } from '../../geometry/point.ts'
import type { Contact } from '../../physics/shot-trace.ts'
import { barriersOf } from './barrier.ts'
import { exactly, nearest, type Fixed } from './fixed.ts'
import { ROUNDS, SAME_INSTANT } from './law.ts'
import type { Meeting } from './meeting.ts'
import { nextMeetings } from './next-meetings.ts'
import { glideOf, slideOn, slidingCap, type SlidingCap } from './sliding-cap.ts'
import { capsIn, strike } from './strike.ts'

/** A shot as the reference has it; doubles are the nearest to what it found. */
export interface ReferenceShot {
  /** Seconds until the last cap stopped. */
  readonly duration: number
  /** By their times; those of one round of an instant have the same time and no order of their own. */
  readonly contacts: readonly Contact[]
  /** Where each cap stops, not rounded to the grid, mm. */
  readonly ends: readonly Point[]
  /** Where a cap is at a time of the shot, in seconds from the launch, also before it and after the end. */
  readonly positionAt: (body: number, time: number) => Point
}

/**
 * A shot, simulated a second time by other means: whole numbers of 2⁻¹⁶⁰ instead of doubles, every place a polynomial
 * of time, every contact a root between the roots of the derivatives, contacts of one instant solved by trying which
 * of them push. It shares no code with the solver, is some hundred times slower and is right to 30 digits or more.
 * @param bodies as for `simulate`: overlapping neither one another nor an obstacle nor a closed edge
 * @throws RangeError when it does not end, or too many things meet at one instant
 */
export const referenceOf = (court: Court, bodies: readonly Body[], launch: Launch): ReferenceShot => {
  const barriers = barriersOf(court)
  const caps = bodies.map(slidingCap)
  const history = caps.map((cap): Moment[] => [{ since: 0n, cap: { ...cap } }])
  const contacts: Contact[] = []
  let now: Fixed = 0n
  let [instant, rounds]: [Fixed, number] = [0n, 0]
  launchCap(caps, history, launch)
  for (let event = 0; event < EVENTS; event += 1) {
    const gliding = caps.map((cap) => ({ cap, glide: glideOf(cap) }))
    const next = nextMeetings(gliding, barriers)
    if (next === null) return shotOf(now, contacts, history)
    now += next.time
    for (const { cap, glide } of gliding) slideOn(cap, glide, next.time)
    if (next.meetings.length === 0) continue
    contacts.push(...next.meetings.map((meeting) => contactOf(meeting, nearest(now))))
    if (now - instant > SAME_INSTANT) [instant, rounds] = [now, 0]
    rounds += 1
    if (rounds <= ROUNDS) strike(next.meetings)
    else hold(next.meetings)
    for (const cap of capsIn(next.meetings)) history[cap.body]?.push({ since: now, cap: { ...cap } })
  }
  throw new RangeError('the shot does not end')
}

/** As many as the solver looks at before it gives up. */
const EVENTS = 10_000

/** How a cap went on at a time. */
interface Moment {
  readonly since: Fixed
  readonly cap: SlidingCap
}

const launchCap = (caps: readonly SlidingCap[], history: readonly Moment[][], launch: Launch): void => {
  const launched = caps[launch.body]
  if (launched === undefined) throw new RangeError(`there is no body ${String(launch.body)}`)
  launched.vx = exactly(launch.vx)
  launched.vy = exactly(launch.vy)
  history[launch.body]?.push({ since: 0n, cap: { ...launched } })
}

const hold = (meetings: readonly Meeting[]): void => {
  for (const cap of capsIn(meetings)) cap.vx = cap.vy = 0n
}

const contactOf = ({ cap: { body }, against }: Meeting, time: number): Contact =>
  against.kind === 'cap' ? { kind: 'cap', time, a: body, b: against.body } : { ...against.hit, time, body }

const shotOf = (
  duration: Fixed,
  contacts: readonly Contact[],
  history: readonly (readonly Moment[])[],
): ReferenceShot => {
  const placeAt = (body: number, time: Fixed): Point => {
    const moment = history[body]?.findLast(({ since }) => since <= time) ?? history[body]?.[0]
    if (moment === undefined) throw new RangeError(`there is no body ${String(body)}`)
    const cap = { ...moment.cap }
    slideOn(cap, glideOf(cap), time - moment.since)
    return { x: nearest(cap.x), y: nearest(cap.y) }
  }
  return {
    duration: nearest(duration),
    contacts,
    ends: history.map((_, body) => placeAt(body, duration)),
    positionAt: (body, time) => placeAt(body, exactly(time)),
  }
}
