import type { TraceEvent } from './trace-event.ts'

/** What the main thread did while one frame of the screen was shown, in milliseconds of processor time. */
export interface FrameCost {
  /** Everything that it ran: scripts, style, layout, paint, commit and whatever else. */
  readonly whole: number
  /** By Chromium's names for the steps of a frame. */
  readonly parts: Readonly<Record<FramePart, number>>
  /** How often something was painted. */
  readonly paints: number
}

export const FRAME_PARTS = [
  'FunctionCall',
  'FireAnimationFrame',
  'UpdateLayoutTree',
  'Layout',
  'PrePaint',
  'Paint',
  'Layerize',
  'Commit',
] as const
export type FramePart = (typeof FRAME_PARTS)[number]

/** A frame of the screen, µs: work is counted to the frame in which it began, whether anything was drawn or not. */
const FRAME = 1_000_000 / 60

const cost = (events: readonly TraceEvent[], name: string): number =>
  events.reduce((sum, event) => (event.name === name ? sum + (event.tdur ?? 0) / 1000 : sum), 0)

const costOf = (events: readonly TraceEvent[]): FrameCost => ({
  whole: cost(events, 'RunTask'),
  parts: {
    FunctionCall: cost(events, 'FunctionCall'),
    FireAnimationFrame: cost(events, 'FireAnimationFrame'),
    UpdateLayoutTree: cost(events, 'UpdateLayoutTree'),
    Layout: cost(events, 'Layout'),
    PrePaint: cost(events, 'PrePaint'),
    Paint: cost(events, 'Paint'),
    Layerize: cost(events, 'Layerize'),
    Commit: cost(events, 'Commit'),
  },
  paints: events.filter(({ name }) => name === 'Paint').length,
})

const markOf = (events: readonly TraceEvent[], name: string): TraceEvent => {
  const mark = events.find((event) => event.name === name)
  if (!mark) throw new Error(`the trace has no mark "${name}"`)
  return mark
}

/** The costs of all frames between two marks (`performance.mark`), on the thread that set them. */
export const frameCosts = (
  events: readonly TraceEvent[],
  begin: string,
  end: string,
): readonly FrameCost[] => {
  const [from, until] = [markOf(events, begin), markOf(events, end)]
  const own = events.filter(({ pid, tid }) => pid === from.pid && tid === from.tid)
  const frames = Math.ceil((until.ts - from.ts) / FRAME)
  return Array.from({ length: frames }, (_, frame) => {
    const beginning = from.ts + frame * FRAME
    return costOf(own.filter(({ ts }) => ts >= beginning && ts < beginning + FRAME))
  })
}
