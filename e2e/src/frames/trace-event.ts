/** The part of a Chromium trace that is read here. Times are microseconds. */
export interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  /** How long it took on the wall's clock, where it has a length. */
  readonly dur?: number
  /** Processor time that the thread spent, where an event was measured on it. */
  readonly tdur?: number
  readonly args?: { readonly name?: string; readonly data?: { readonly url?: string } }
}

interface Trace {
  readonly traceEvents: readonly TraceEvent[]
}

const isTrace = (value: unknown): value is Trace =>
  typeof value === 'object' && value !== null && 'traceEvents' in value && Array.isArray(value.traceEvents)

/** A trace as Chromium writes it, in the order of time. */
export const readTrace = (text: string): readonly TraceEvent[] => {
  const trace: unknown = JSON.parse(text)
  if (!isTrace(trace)) throw new Error('that is no trace')
  return trace.traceEvents.toSorted((one, other) => one.ts - other.ts)
}
