import { z } from 'zod'
import { STEPS } from './goals.ts'

const step = z
  .int()
  .min(0)
  .max(STEPS.length - 1)

/** How far somebody has come on this device. */
export const progressSchema = z.object({
  /** The step that was looked at last, by its index. */
  at: step,
  /** The steps that were done. */
  done: z.array(step).readonly(),
})
export type Progress = Readonly<z.infer<typeof progressSchema>>

/** Where on this device it is remembered. */
export const PROGRESS = 'how-to-play'

export const NOTHING_DONE: Progress = { at: 0, done: [] }

/** The progress once a step was done as well. */
export const withDone = (progress: Progress, done: number): Progress =>
  progress.done.includes(done) ? progress : { ...progress, done: [...progress.done, done].toSorted() }
