import type { Point } from '@skelly/engine'
import type { Pace } from './pace.ts'
import type { Stretch } from './stretches.ts'

/** What the compositor is told of one cap's shot: it needs nobody's help on any frame. */
interface CapKeyframes {
  readonly cap: Keyframe[]
  readonly turning: Keyframe[]
  readonly trail: Keyframe[]
}

interface Drawn {
  /** Of mm in CSS pixels: from the left upper corner of what is shown. */
  readonly placed: (at: Point) => string
  /** Degrees that the cap has turned before. */
  readonly base: number
  /** How long a trail is drawn before it is scaled, mm. */
  readonly trailLength: number
  /** What the cap weighs, in empty shells: the lighter it is, the longer it rocks when it has stopped. */
  readonly mass: number
  /** How long the whole showing is, in simulated seconds: offsets are parts of it. */
  readonly seconds: number
}

interface Turning {
  readonly time: number
  readonly turned: number
}

const number = (value: number, finest = 1e4): string => String(Math.round(value * finest) / finest)

/**
 * Even deceleration on the screen. A cubic with the speeds of both ends is exactly the parabola that the cap runs
 * along at an even pace; where the pace slows, too, it is as near as no eye can tell.
 */
const easingOf = ({ begin, end }: Stretch, pace: Pace): string => {
  const shown = pace.shownAt(end.time) - pace.shownAt(begin.time)
  const way = Math.hypot(end.at.x - begin.at.x, end.at.y - begin.at.y)
  if (shown <= 0 || way < 1e-6) return 'linear'
  const slopes = [begin, end].map(({ speed, time }) => (speed * pace.speedAt(time) * shown) / way)
  // Of a way of a metre a millionth is nothing to be seen.
  const fine = (value: number): string => number(value, 1e6)
  return `cubic-bezier(${fine(1 / 3)}, ${fine((slopes[0] ?? 0) / 3)}, ${fine(2 / 3)}, ${fine(1 - (slopes[1] ?? 0) / 3)})`
}

/** How a cap rocks about its place when it has stopped: after so many shown seconds, so far, degrees for an empty one. */
const ROCKS = [
  { after: 0.05, turn: 2.6 },
  { after: 0.12, turn: -1.4 },
  { after: 0.2, turn: 0.6 },
  { after: 0.28, turn: 0 },
] as const

/** A full cap lies where it stops; the shell of an empty one rings on for a moment. Physics knows nothing of it. */
const rocking = ({ turned, time }: Turning, pace: Pace, drawn: Drawn): Keyframe[] => {
  const heft = 1 / drawn.mass ** 2
  if (heft < 0.2) return []
  const rest = pace.shownAt(time)
  return ROCKS.map(({ after, turn }) => ({
    offset: Math.min(1, (rest + after) / drawn.seconds),
    easing: 'ease-in-out',
    transform: `rotate(${number(drawn.base + turned + turn * heft)}deg)`,
  }))
}

/** Without what the next one says again: a browser has to read every one of them at the launch. */
const terse = (keyframes: readonly Keyframe[]): Keyframe[] =>
  keyframes.filter(({ offset, transform }, index) => {
    const next = keyframes[index + 1]
    return next?.offset !== offset || next?.['transform'] !== transform
  })

/** All that one cap does in a shot, from the launch (0) to the end of its showing (1). */
export const capKeyframes = (stretches: readonly Stretch[], pace: Pace, drawn: Drawn): CapKeyframes => {
  const offsetOf = (time: number): number => Math.min(1, pace.shownAt(time) / drawn.seconds)
  const moments = stretches.flatMap(({ begin, end, heading }) => [
    { ...begin, heading, easing: easingOf({ begin, end, heading }, pace) },
    { ...end, heading, easing: 'linear' },
  ])
  const [first, last] = [moments[0], moments.at(-1)]
  if (!first || !last) return { cap: [], turning: [], trail: [] }
  const all = [{ ...first, time: 0, easing: 'linear' }, ...moments, { ...last, time: Infinity }].map(
    (moment) => ({
      ...moment,
      offset: moment.time === Infinity ? 1 : offsetOf(moment.time),
    }),
  )
  const turns = all.map(({ offset, easing, turned }) => ({
    offset,
    easing,
    transform: `rotate(${number(drawn.base + turned)}deg)`,
  }))
  return {
    cap: terse(all.map(({ offset, easing, at }) => ({ offset, easing, transform: drawn.placed(at) }))),
    turning: terse([...turns.slice(0, -1), ...rocking(last, pace, drawn), ...turns.slice(-1)]),
    trail: terse(
      all.map(({ offset, easing, at, heading, trail }) => ({
        offset,
        easing,
        transform: `${drawn.placed(at)} rotate(${number(heading)}deg) scaleX(${number(trail / drawn.trailLength)})`,
      })),
    ),
  }
}
