import type { Straight } from './barrier.ts'
import { complementaryImpulses } from './complementary.ts'
import { over, times, type Fixed } from './fixed.ts'
import { HELD, RESTITUTION, SLACK, SMALLEST_REBOUND, STANDSTILL, WORN } from './law.ts'
import type { Meeting } from './meeting.ts'
import { lengthOf, type SlidingCap } from './sliding-cap.ts'

/** A meeting at the moment that it happens. */
interface Blow extends Meeting {
  /** From the cap to what it runs into. */
  readonly nx: Fixed
  readonly ny: Fixed
}

/** Exchanges the impulses of meetings that happen together, now. */
export const strike = (meetings: readonly Meeting[]): void => {
  const blows = meetings.map(blowOf)
  const effect = blows.map((row) => blows.map((column) => effectOf(column, row)))
  const impulses = complementaryImpulses(effect, blows.map(wantedOf))
  blows.forEach(({ cap, against, nx, ny }, place) => {
    const impulse = impulses[place] ?? 0n
    push(cap, -impulse, nx, ny)
    if (against.kind === 'cap') push(against, impulse, nx, ny)
  })
  for (const cap of capsIn(meetings)) {
    if (cap.changes >= HELD || lengthOf(cap.vx, cap.vy) <= STANDSTILL) cap.vx = cap.vy = 0n
  }
}

/** All caps that meet something. */
export const capsIn = (meetings: readonly Meeting[]): ReadonlySet<SlidingCap> =>
  new Set(meetings.flatMap(({ cap, against }) => (against.kind === 'cap' ? [cap, against] : [cap])))

const blowOf = (meeting: Meeting): Blow => {
  const [x, y] = towards(meeting)
  const length = lengthOf(x, y)
  return { ...meeting, nx: over(x, length), ny: over(y, length) }
}

/** Which way what the cap runs into lies, as seen from the cap's centre. */
const towards = ({ cap, against }: Meeting): readonly [Fixed, Fixed] => {
  if (against.kind !== 'straight') return [against.x - cap.x, against.y - cap.y]
  const along = nearestAlong(cap, against)
  return [against.x + times(along, against.ux) - cap.x, against.y + times(along, against.uy) - cap.y]
}

/** Where on a straight side the cap touches it, from its beginning on. */
const nearestAlong = (cap: SlidingCap, { x, y, ux, uy, length }: Straight): Fixed => {
  const beside = times(cap.x - x, ux) + times(cap.y - y, uy)
  if (length === null) return beside
  const slack = times(SLACK, cap.radius)
  if (beside < -slack) return 0n
  return beside > length + slack ? length : beside
}

/** The change of speed that the rebound asks for. */
const wantedOf = ({ cap, against, nx, ny }: Blow): Fixed => {
  const [vx, vy] = against.kind === 'cap' ? [cap.vx - against.vx, cap.vy - against.vy] : [cap.vx, cap.vy]
  const closing = times(vx, nx) + times(vy, ny)
  if (against.kind === 'cap') return closing + rebound(RESTITUTION.cap, closing)
  return cap.changes >= WORN ? closing : closing + rebound(against.restitution, closing)
}

const rebound = (restitution: Fixed, closing: Fixed): Fixed => {
  const part = times(restitution, closing)
  return part > SMALLEST_REBOUND ? part : SMALLEST_REBOUND
}

/** How much faster two separate when another two push each other off with an impulse of 1. */
const effectOf = (pushing: Blow, seen: Blow): Fixed => {
  const cosine = times(pushing.nx, seen.nx) + times(pushing.ny, seen.ny)
  const shared =
    shareOf(pushing.cap, seen) - (pushing.against.kind === 'cap' ? shareOf(pushing.against, seen) : 0n)
  return times(shared, cosine)
}

const shareOf = (cap: SlidingCap, { cap: one, against: other }: Blow): Fixed => {
  if (cap === one) return cap.lightness
  return cap === other ? -cap.lightness : 0n
}

const push = (cap: SlidingCap, impulse: Fixed, nx: Fixed, ny: Fixed): void => {
  cap.vx += times(times(impulse, cap.lightness), nx)
  cap.vy += times(times(impulse, cap.lightness), ny)
}
