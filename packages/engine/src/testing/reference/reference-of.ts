import type { Body } from '../../caps/body.ts'
import type { Court } from '../../court/court.ts'
import type { Launch } from '../../flick/launch.ts'
import type { Point } from '../../geometry/point.ts'
import type { Contact } from '../../physics/shot-trace.ts'
import { barriersOf } from './barrier.ts'
import { exactly, nearest, type Fixed } from './fixed.ts'
import type { Gliding, Meeting } from './meeting.ts'
import { nextMeetings, type Next } from './next-meetings.ts'
import { countChange, glideOf, slideOn, slidingCap, type SlidingCap } from './sliding-cap.ts'
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
  launchCap(caps, history, launch)
  for (let event = 0; event < EVENTS; event += 1) {
    const gliding = caps.map((cap) => ({ cap, glide: glideOf(cap) }))
    const next = nextMeetings(gliding, barriers)
    if (next === null) return shotOf(now, contacts, history)
    now += next.time
    contacts.push(...next.meetings.map((meeting) => contactOf(meeting, nearest(now))))
    const changed = goOn(gliding, next)
    for (const cap of changed) countChange(cap, now)
    for (const cap of changed) history[cap.body]?.push({ since: now, cap: { ...cap } })
  }
  throw new RangeError('the shot does not end')
}

/** As many as the solver looks at before it gives up. */
const EVENTS = 100_000

/** Lets time go on to the next instant and exchanges its blows. Gives the caps whose motion that changes. */
const goOn = (gliding: readonly Gliding[], { time, meetings }: Next): ReadonlySet<SlidingCap> => {
  const stopping = gliding.filter(({ glide }) => glide.stop > 0n && glide.stop <= time).map(({ cap }) => cap)
  for (const { cap, glide } of gliding) slideOn(cap, glide, time)
  strike(meetings)
  return new Set([...stopping, ...capsIn(meetings)])
}

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
  countChange(launched, 0n)
  history[launch.body]?.push({ since: 0n, cap: { ...launched } })
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
