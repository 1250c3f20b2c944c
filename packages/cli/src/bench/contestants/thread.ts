import { unreachable } from '@skelly/engine'
import { parentPort, workerData } from 'node:worker_threads'
import { firstShots } from '../measuring/first-shots.ts'
import { restErrors } from '../measuring/rest-errors.ts'
import { runnerOf } from '../measuring/runner.ts'
import { randomShots } from '../scenes/random-shots.ts'
import { ENTRIES } from './contestants.ts'
import { askedSchema, contestantSchema, type Asked, type Beginning } from './messages.ts'

/** So many that no processor learns them by heart. */
const SCENES = 1000

const { caps, strengths, load } = ENTRIES[contestantSchema.parse(workerData)]
const peer = await load()
const scenes = randomShots('bench', SCENES, caps, strengths)
const runner = runnerOf(peer, scenes)

const begin = (time: number): Beginning => {
  const { coldRates, rests } = firstShots(peer, scenes, time)
  return { coldRates, errors: restErrors(scenes, rests) }
}

const answer = (asked: Asked): Beginning | number => {
  switch (asked.kind) {
    case 'begin':
      return begin(asked.time)
    case 'play':
      return runner.playFor(asked.time)
    default:
      return unreachable(asked)
  }
}

parentPort?.on('message', (message: unknown) => {
  parentPort?.postMessage(answer(askedSchema.parse(message)))
})
parentPort?.postMessage('ready')
