import { millis, seatAt } from '@skelly/engine'
import type { ConnectionRecord } from '@skelly/db'
import { expect, test } from 'vitest'
import type { ConnectionEvent } from '../../src/host/connection-event.ts'
import { ConnectionRecorder } from '../../src/hosting/connection-recorder.ts'

const event = (at: number): ConnectionEvent => ({
  seat: seatAt(0),
  at: millis(at),
  kind: 'found',
  reason: null,
})

/** Stores that are away for the next so many times. */
const recording = (away: number) => {
  const [written, errors]: [number[], string[]] = [[], []]
  let left = away
  const connectionEvents = {
    add: async (_matchId: string, events: readonly ConnectionRecord[]) => {
      if ((left -= 1) >= 0) throw new Error('away')
      written.push(...events.map(({ at }) => at))
    },
    of: async () => [],
  }
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: (_details: object, message: string) => void errors.push(message),
  }
  const recorder = new ConnectionRecorder({ database: { connectionEvents }, log, pauses: [1, 1] })
  return { recorder, written, errors }
}

test('in order, and stores that are away are asked again', async () => {
  const { recorder, written, errors } = recording(2)
  for (const at of [3, 1, 2]) recorder.record('match', event(at))
  await recorder.idle()
  expect({ written, errors }).toEqual({ written: [3, 1, 2], errors: [] })
})

test('what can not be written is given up and told, and the next is written', async () => {
  const { recorder, written, errors } = recording(3)
  for (const at of [1, 2]) recorder.record('match', event(at))
  await recorder.idle()
  expect({ written, errors: errors.length }).toEqual({ written: [2], errors: 1 })
})

test('no more waits than memory has room for', async () => {
  const { recorder, written, errors } = recording(0)
  for (let at = 0; at < 2_100; at += 1) recorder.record('match', event(at))
  await recorder.idle()
  expect({ written: written.length, errors: errors.length }).toEqual({ written: 2_000, errors: 100 })
})
