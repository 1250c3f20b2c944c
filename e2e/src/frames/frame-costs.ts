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
export type Span =
  /** Only what lies between the tasks in which they were set. */
  | { readonly kind: 'between'; readonly from: string; readonly until: string }
  /** All of it, and what begins up to `after` ms later. */
  | { readonly kind: 'whole'; readonly from: string; readonly until: string; readonly after: number }

/** The task in which a mark was set. */
const taskOf = (events: readonly TraceEvent[], mark: TraceEvent): TraceEvent =>
  events.findLast(({ name, ts, dur = 0 }) => name === 'RunTask' && ts <= mark.ts && mark.ts <= ts + dur) ??
  mark

/** Where a span begins and ends, µs. */
const boundsOf = (events: readonly TraceEvent[], span: Span): readonly [begin: number, end: number] => {
  const [begin, end] = [markOf(events, span.from), markOf(events, span.until)]
  if (span.kind === 'whole') return [begin.ts, end.ts + span.after * 1000]
  const launching = taskOf(events, begin)
  return [launching.ts + (launching.dur ?? 0), taskOf(events, end).ts]
}

/** The costs of all frames in a span, on the thread that set its marks. */
export const frameCosts = (events: readonly TraceEvent[], span: Span): readonly FrameCost[] => {
  const { pid, tid } = markOf(events, span.from)
  const own = events.filter((event) => event.pid === pid && event.tid === tid)
  const [begin, end] = boundsOf(own, span)
  const frames = Math.ceil((end - begin) / FRAME)
  return Array.from({ length: frames }, (_, frame) => costOf(own, begin + frame * FRAME))
}
