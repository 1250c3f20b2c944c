import { Worker } from 'node:worker_threads'
import { POLICY } from '@skelly/protocol'
import { expect, test } from 'vitest'
import { Threads } from '../../src/threads/threads.ts'
import { Turns } from '../../src/counting/turns.ts'
import { Rechecker } from '../../src/index.ts'
import { levelAt, solved } from '../challenges/attempts.ts'
import { machineGame, soloGame } from './device-game.ts'

const limits = POLICY.deviceGames
const run = soloGame(31)

test('a game that takes too long is given up, and the next one is played', async () => {
  const rechecker = new Rechecker({ ...limits, recheckers: 1, recheckWithin: 1 })
  expect(await rechecker.recheck({ replay: machineGame(31), seat: 0 })).toEqual({ kind: 'took-too-long' })
  expect(await rechecker.judge({ level: levelAt(1), replay: solved(1).replay })).toBeNull()
  const patient = new Rechecker({ ...limits, recheckers: 1 })
  expect(await patient.recheck({ replay: run, seat: 0 })).toMatchObject({ kind: 'true' })
})

test('a thread that breaks is told, and makes room for the next game', async () => {
  const rechecker = new Rechecker({ ...limits, recheckers: 1 })
  // a function is nothing that a thread can be sent
  const broken = { replay: run, seat: 0, cause: () => 0 }
  await expect(rechecker.recheck(broken)).rejects.toThrow()
  expect(await rechecker.recheck({ replay: run, seat: 0 })).toMatchObject({ kind: 'true' })
})

test('more games than threads are all played, however many wait', async () => {
  const rechecker = new Rechecker({ ...limits, recheckers: 2 })
  const rechecks = await Promise.all(
    Array.from({ length: 6 }, () => rechecker.recheck({ replay: run, seat: 0 })),
  )
  expect(rechecks.every(({ kind }) => kind === 'true')).toBe(true)
})

test('turns of one account come one after the other, those of others meanwhile', async () => {
  const turns = new Turns(10)
  const told: string[] = []
  const work = (name: string) => async () => {
    told.push(`${name} begins`)
    await new Promise((resolve) => setTimeout(resolve, 5))
    told.push(`${name} ends`)
  }
  await Promise.all([
    turns.take('ana', work('a1')),
    turns.take('ana', work('a2')),
    turns.take('ben', work('b1')),
  ])
  expect(told.indexOf('a1 ends')).toBeLessThan(told.indexOf('a2 begins'))
  expect(told.indexOf('b1 begins')).toBeLessThan(told.indexOf('a1 ends'))
})

test('a turn that fails is told to whoever took it, and the next one comes', async () => {
  const turns = new Turns(2)
  const failing = turns.take('ana', () => Promise.reject(new Error('broken')))
  const next = turns.take('ana', () => Promise.resolve('done'))
  expect(turns.take('ana', () => Promise.resolve('one too many'))).toBeNull()
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('done')
  // those who waited have gone: there is room again
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(await turns.take('ana', () => Promise.resolve('room'))).toBe('room')
})

test('a thread that answered plays the next game, and one that was given up none', async () => {
  const threads = new Threads(
    (limits) => new Worker(new URL('../../src/counting/recheck.worker.ts', import.meta.url), limits),
  )
  const order = { level: levelAt(1), replay: solved(1).replay }
  const [one, other] = await Promise.all([1, 2].map(() => threads.run(order, 60_000)))
  expect(one).toEqual(other)
  expect(await threads.run({ replay: machineGame(31), seat: 0 }, 1)).toBeNull()
  // the one that is left and a new one
  expect(await Promise.all([1, 2, 3].map(() => threads.run(order, 60_000)))).toEqual([one, one, one])
})
