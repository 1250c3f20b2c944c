import { Worker } from 'node:worker_threads'
import type { Measured, Sample } from '@skelly/engine/testing'

/** Measures a sample in so many threads, each a part of its scenes; the outcome is the same however many there are. */
export const measureInWorkers = async (sample: Sample, workers: number): Promise<Measured> => {
  const share = Math.ceil((sample.to - sample.from) / workers)
  const parts = await Promise.all(
    Array.from({ length: workers }, (_, part) => {
      const from = Math.min(sample.to, sample.from + part * share)
      return measured({ ...sample, from, to: Math.min(sample.to, from + share) })
    }),
  )
  return {
    errors: parts.flatMap(({ errors }) => errors),
    differing: parts.flatMap(({ differing }) => differing),
    caught: parts.flatMap(({ caught }) => caught),
  }
}

const measured = (sample: Sample): Promise<Measured> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: sample })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
