import type { TraceEvent } from './trace-event.ts'

/** What the main thread did while one frame of the screen was shown, in milliseconds. */
export interface FrameCost {
  /** Everything that it ran, in processor time of its own: scripts, style, layout, paint, commit and whatever else. */
  readonly whole: number
  /** The same by the clock on the wall: with all that the thread was kept waiting by others. */
  readonly wall: number
  /** Processor time by Chromium's names for the steps of a frame. */
  readonly parts: Readonly<Record<FramePart, number>>
  /** How often something was painted. */
  readonly paints: number
}

export const FRAME_PARTS = [
  'FunctionCall',
  'UpdateLayoutTree',
  'Layout',
  'PrePaint',
  'Paint',
  'Layerize',
  'Commit',
] as const
export type FramePart = (typeof FRAME_PARTS)[number]

/** A frame of the screen, µs. */
const FRAME = 1_000_000 / 60

/** The part of an event that lies in a frame: a long task holds up several, and each bears its share. */
const shareOf = ({ ts, dur = 0 }: TraceEvent, frame: number): number => {
  if (dur === 0) return ts >= frame && ts < frame + FRAME ? 1 : 0
  return Math.max(0, Math.min(ts + dur, frame + FRAME) - Math.max(ts, frame)) / dur
}

const sum = (
  events: readonly TraceEvent[],
  name: string,
  frame: number,
  of: (event: TraceEvent) => number,
): number =>
  events.reduce(
    (total, event) => (event.name === name ? total + (of(event) * shareOf(event, frame)) / 1000 : total),
    0,
  )

const processor = ({ tdur = 0 }: TraceEvent): number => tdur
const wall = ({ dur = 0 }: TraceEvent): number => dur

const costOf = (events: readonly TraceEvent[], frame: number): FrameCost => {
  const part = (name: FramePart): number => sum(events, name, frame, processor)
  return {
    whole: sum(events, 'RunTask', frame, processor),
    wall: sum(events, 'RunTask', frame, wall),
    parts: {
      FunctionCall: part('FunctionCall'),
      UpdateLayoutTree: part('UpdateLayoutTree'),
      Layout: part('Layout'),
      PrePaint: part('PrePaint'),
      Paint: part('Paint'),
      Layerize: part('Layerize'),
      Commit: part('Commit'),
    },
    paints: events.filter(({ name, ts }) => name === 'Paint' && ts >= frame && ts < frame + FRAME).length,
  }
}

const markOf = (events: readonly TraceEvent[], name: string): TraceEvent => {
  const mark = events.find((event) => event.name === name)
  if (!mark) throw new Error(`the trace has no mark "${name}"`)
  return mark
}

/** From one mark (`performance.mark`) to another. */
export interface Span {
  readonly from: string
  readonly until: string
  /** How much later than `until` the last frame may begin, ms. */
  readonly after?: number
}

/** The costs of all frames in a span, on the thread that set its marks. */
export const frameCosts = (
  events: readonly TraceEvent[],
  { from, until, after = 0 }: Span,
): readonly FrameCost[] => {
  const [begin, end] = [markOf(events, from), markOf(events, until)]
  const own = events.filter(({ pid, tid }) => pid === begin.pid && tid === begin.tid)
  const frames = Math.ceil((end.ts + after * 1000 - begin.ts) / FRAME)
  return Array.from({ length: frames }, (_, frame) => costOf(own, begin.ts + frame * FRAME))
}
