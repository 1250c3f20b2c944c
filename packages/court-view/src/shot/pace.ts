/** How a shot runs on the screen. Times on both sides are simulated seconds from the launch. */
export interface Pace {
  /** When the last cap is seen to stop. */
  readonly total: number
  /** The moments within the shot at which its speed begins to change, or ceases to. */
  readonly cuts: readonly number[]
  /** When a moment of the shot is on the screen. */
  readonly shownAt: (time: number) => number
  /** The moment that is on the screen: the inverse of `shownAt`. */
  readonly momentAt: (shown: number) => number
  /** How fast the shot runs at one of its moments: 1 is as it is. */
  readonly speedAt: (time: number) => number
}

/** How fast a shot runs at one of its moments, in simulated seconds. */
export interface Mark {
  readonly time: number
  /** Above 0. */
  readonly speed: number
}

/** What lies between two marks: the speed changes evenly with the time that is shown. */
interface Span {
  readonly from: Mark
  readonly to: Mark
  /** When `from` and `to` are shown. */
  readonly begin: number
  readonly end: number
  /** Of the speed, a second that is shown. */
  readonly change: number
}

/**
 * The pace through these marks, the first at the launch and the last at rest, in the order of time. Every place that is
 * shown is one of the shot's own; only when it is shown changes.
 */
export const paceThrough = (marks: readonly Mark[]): Pace => {
  const spans = spansOf(marks)
  const duration = marks.at(-1)?.time ?? 0
  const total = spans.at(-1)?.end ?? 0
  return {
    total,
    cuts: marks.slice(1, -1).map(({ time }) => time),
    shownAt: (time) => {
      const span = spans.find(({ to }) => time < to.time)
      return span === undefined ? total : time <= 0 ? time : shownIn(span, time)
    },
    momentAt: (shown) => {
      const span = spans.find(({ end }) => shown < end)
      return span === undefined ? duration : shown <= 0 ? shown : momentIn(span, shown)
    },
    speedAt: (time) => {
      const span = spans.find(({ to }) => time < to.time)
      return span === undefined ? (marks.at(-1)?.speed ?? 1) : speedIn(span, time)
    },
  }
}

const spansOf = (marks: readonly Mark[]): readonly Span[] => {
  const spans: Span[] = []
  for (const [index, to] of marks.slice(1).entries()) {
    const from = marks[index] ?? to
    const begin = spans.at(-1)?.end ?? from.time
    const shown = (2 * (to.time - from.time)) / (from.speed + to.speed)
    const change = shown === 0 ? 0 : (to.speed - from.speed) / shown
    spans.push({ from, to, begin, end: begin + shown, change })
  }
  return spans
}

const speedIn = ({ from, change }: Span, time: number): number =>
  change === 0 ? from.speed : Math.sqrt(Math.max(0, from.speed ** 2 + 2 * change * (time - from.time)))

const shownIn = (span: Span, time: number): number => {
  const { begin, from } = span
  return begin + (2 * (time - from.time)) / (from.speed + speedIn(span, time))
}

const momentIn = ({ begin, from, change }: Span, shown: number): number => {
  const since = shown - begin
  return from.time + from.speed * since + (change * since ** 2) / 2
}
