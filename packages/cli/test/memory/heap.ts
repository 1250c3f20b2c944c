import { GCProfiler } from 'node:v8'

/** Bytes that are in use once everything unreachable is gone. Needs `node --expose-gc`. */
export const bytesInUse = (): number => {
  if (globalThis.gc === undefined) throw new Error('run this with node --expose-gc')
  // What a first collection sets free by way of finalizers, a second one takes.
  globalThis.gc()
  globalThis.gc()
  return bytesNow()
}

/** Bytes that `work` allocated; null where a collection came in between, which makes it unknowable. */
export const bytesAllocatedBy = (work: () => void): number | null => {
  const profiler = new GCProfiler()
  bytesInUse()
  profiler.start()
  const before = bytesNow()
  work()
  const allocated = bytesNow() - before
  return profiler.stop().statistics.length === 0 ? allocated : null
}

/** Typed arrays lie outside of the heap proper. */
const bytesNow = (): number => {
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
