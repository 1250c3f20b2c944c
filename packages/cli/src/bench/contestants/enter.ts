import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Contestant } from './contestants.ts'
import { beginningSchema, rateSchema, type Asked, type Beginning } from './messages.ts'

/** A contestant that is ready to play. It does nothing until it is asked. */
export interface Entrant {
  /** Its first shots from a cold start, for so many ms at most. */
  readonly begin: (time: number) => Promise<Beginning>
  /** Plays on for about so many ms; resolves to the shots a second. */
  readonly playFor: (time: number) => Promise<number>
  readonly leave: () => Promise<unknown>
}

/**
 * Gives a contestant a thread, and with it a JavaScript engine, of its own: neither what the others taught the
 * compiler nor what garbage they left can touch its speed.
 * Rejects with the loader's error where what it needs is not installed.
 */
export const enter = async (contestant: Contestant): Promise<Entrant> => {
  const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: contestant })
  const told = async (): Promise<unknown> => (await once(worker, 'message'))[0]
  const ask = (asked: Asked): Promise<unknown> => {
    worker.postMessage(asked)
    return told()
  }
  await told()
  return {
    begin: async (time) => beginningSchema.parse(await ask({ kind: 'begin', time })),
    playFor: async (time) => rateSchema.parse(await ask({ kind: 'play', time })),
    leave: () => worker.terminate(),
  }
}
