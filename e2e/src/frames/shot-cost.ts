import type { TraceEvent } from './trace-event.ts'

/** What a shot cost the main thread, in milliseconds. */
export interface ShotCost {
  /** By frame of the screen, one after the other: a task bears on every frame that it holds up, by its share. */
  readonly frames: readonly number[]
  /** By Chromium's names for the steps of a frame, for the whole shot. */
  readonly parts: Readonly<Record<FramePart, number>>
  /** In how many frames something was painted. */
  readonly painted: number
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

/** From one mark (`performance.mark`) to `after` ms later than another. */
export interface Span {
  readonly from: string
  readonly until: string
  readonly after: number
}

/** How long an event of the trace takes on a processor `slowed` times slower, µs. */
export type Clock =
  /** Processor time, which is the thread's own: nobody else on the cores makes it longer. */
  | { readonly kind: 'processor'; readonly slowed: number }
  /** The clock on the wall, in a browser that was slowed itself. */
  | { readonly kind: 'wall' }

/** A frame of the screen, µs. */
const FRAME = 1_000_000 / 60

const markOf = (events: readonly TraceEvent[], name: string): TraceEvent => {
  const mark = events.find((event) => event.name === name)
  if (!mark) throw new Error(`the trace has no mark "${name}"`)
  return mark
}

const timeOf = ({ dur = 0, tdur = 0 }: TraceEvent, clock: Clock): number =>
  clock.kind === 'wall' ? dur : tdur * clock.slowed

const isWithin = ({ ts }: TraceEvent, { ts: begin, dur = 0 }: TraceEvent): boolean =>
  ts >= begin && ts < begin + dur

/** Scripts that no address has were put into the page to measure it. */
const isMeasuring = ({ name, args }: TraceEvent): boolean =>
  name === 'FunctionCall' && (args?.data?.url ?? '') === ''

interface Task {
  /** µs since the span began. */
  readonly begin: number
  /** µs */
  readonly time: number
}

/** The tasks of a span one after the other, as they come on the slower processor: none begins before the last is done. */
const tasksOf = (own: readonly TraceEvent[], begin: number, end: number, clock: Clock): readonly Task[] => {
  const measuring = own.filter(isMeasuring)
  const tasks: Task[] = []
  let free = 0
  for (const task of own) {
    const { name, ts, dur = 0 } = task
    if (name !== 'RunTask' || ts + dur <= begin || ts >= end) continue
    const extra = measuring.filter((event) => isWithin(event, task)).map((event) => timeOf(event, clock))
    const time = timeOf(task, clock) - extra.reduce((sum, one) => sum + one, 0)
    const next = { begin: Math.max(ts - begin, free), time: Math.max(0, time) }
    tasks.push(next)
    free = next.begin + next.time
  }
  return tasks
}

/** How much of the tasks lies in a frame, ms. */
const workIn = (tasks: readonly Task[], frame: number): number => {
  const [from, until] = [frame * FRAME, (frame + 1) * FRAME]
  const shares = tasks.map(({ begin, time }) => Math.min(begin + time, until) - Math.max(begin, from))
  return shares.reduce((sum, share) => sum + Math.max(0, share), 0) / 1000
}

/** What a span cost the thread that set its marks. */
export const shotCost = (events: readonly TraceEvent[], span: Span, clock: Clock): ShotCost => {
  const from = markOf(events, span.from)
  const end = markOf(events, span.until).ts + span.after * 1000
  const own = events.filter(({ pid, tid }) => pid === from.pid && tid === from.tid)
  const tasks = tasksOf(own, from.ts, end, clock)
  const within = own.filter(({ ts }) => ts >= from.ts && ts < end)
  const sum = (part: FramePart): number =>
    within.reduce((ms, event) => (event.name === part ? ms + timeOf(event, clock) / 1000 : ms), 0)
  const count = Math.ceil((end - from.ts) / FRAME)
  const paints = within.filter(({ name }) => name === 'Paint')
  return {
    frames: Array.from({ length: count }, (_, frame) => workIn(tasks, frame)),
    parts: {
      FunctionCall: sum('FunctionCall'),
      UpdateLayoutTree: sum('UpdateLayoutTree'),
      Layout: sum('Layout'),
      PrePaint: sum('PrePaint'),
      Paint: sum('Paint'),
      Layerize: sum('Layerize'),
      Commit: sum('Commit'),
    },
    painted: new Set(paints.map(({ ts }) => Math.floor((ts - from.ts) / FRAME))).size,
  }
}
