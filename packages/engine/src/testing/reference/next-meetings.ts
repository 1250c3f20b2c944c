import type { Barrier } from './barrier.ts'
import type { Fixed } from './fixed.ts'
import { SAME_INSTANT } from './law.ts'
import { whenCapHits, whenCapsMeet, type Gliding, type Meeting } from './meeting.ts'
import { valueAt, type Polynomial } from './polynomial.ts'

/** What happens next: how many seconds from now, and who meets in that instant. Nobody, when a cap stops. */
export interface Next {
  readonly time: Fixed
  readonly meetings: readonly Meeting[]
}

/** The next instant; null when everything lies still. */
export const nextMeetings = (gliding: readonly Gliding[], barriers: readonly Barrier[]): Next | null => {
  const moving = gliding.filter(({ glide }) => glide.stop > 0n)
  if (moving.length === 0) return null
  let time = moving.map(({ glide }) => glide.stop).reduce(sooner)
  const meetings: Meeting[] = []
  const take = (at: Fixed | null, meeting: Omit<Meeting, 'time'>): void => {
    if (at === null) return
    meetings.push({ ...meeting, time: at })
    time = sooner(time, at)
  }
  for (const one of moving) {
    for (const barrier of barriers) take(whenCapHits(one, barrier), { cap: one.cap, against: barrier })
  }
  gliding.forEach((one, place) => {
    for (const other of gliding.slice(place + 1)) {
      if (!mayMeet(one, other, time + SAME_INSTANT)) continue
      take(whenCapsMeet(one, other), { cap: one.cap, against: other.cap })
    }
  })
  const end = time + SAME_INSTANT
  return { time, meetings: meetings.filter((meeting) => meeting.time <= end) }
}

const sooner = (one: Fixed, other: Fixed): Fixed => (other < one ? other : one)

/** Whether the boxes round the two ways up to `end` come near enough; if not, the caps certainly do not meet. */
const mayMeet = (one: Gliding, other: Gliding, end: Fixed): boolean => {
  if (one.glide.stop === 0n && other.glide.stop === 0n) return false
  const reach = one.cap.radius + other.cap.radius
  const [ends, otherEnds] = [endOf(one, end), endOf(other, end)]
  return (
    overlap(one.cap.x, ends.x, other.cap.x, otherEnds.x, reach) &&
    overlap(one.cap.y, ends.y, other.cap.y, otherEnds.y, reach)
  )
}

/** A way is straight and never turns back, so that its box has its two ends for corners. */
const endOf = ({ glide }: Gliding, end: Fixed): { readonly x: Fixed; readonly y: Fixed } => {
  const until = glide.stop < end ? glide.stop : end
  return { x: placeAt(glide.x, until), y: placeAt(glide.y, until) }
}

const placeAt = (way: Polynomial, time: Fixed): Fixed => (time === 0n ? (way[0] ?? 0n) : valueAt(way, time))

const overlap = (from: Fixed, to: Fixed, otherFrom: Fixed, otherTo: Fixed, reach: Fixed): boolean => {
  const [low, high] = from < to ? [from, to] : [to, from]
  const [otherLow, otherHigh] = otherFrom < otherTo ? [otherFrom, otherTo] : [otherTo, otherFrom]
  return low - otherHigh <= reach && otherLow - high <= reach
}
