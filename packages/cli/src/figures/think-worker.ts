import { parentPort } from 'node:worker_threads'
import { skelly, type Match, type SkellyState } from '@skelly/engine'
import { chooseShot, type ChosenShot } from '@skelly/engine/bots'

/** A turn that was thought over in the worker. */
export interface Thought {
  readonly shot: ChosenShot
  /** By the clock, and of the processor's time: they differ where the machine has other work. */
  readonly milliseconds: number
  readonly processor: number
}

parentPort?.on('message', (match: Match<SkellyState>) => {
  const seat = skelly.mover(match.state)
  if (seat === null) throw new Error('nobody is on turn')
  const [began, used] = [performance.now(), process.threadCpuUsage()]
  const shot = chooseShot(match, seat)
  const milliseconds = performance.now() - began
  const { user, system } = process.threadCpuUsage(used)
  parentPort?.postMessage({ shot, milliseconds, processor: (user + system) / 1000 } satisfies Thought)
})
