import { beforeEach, expect, test } from 'vitest'
import { at, client, pass, room, seen, server } from './seated-client.ts'

const told: number[][] = []
const shown: number[] = []
beforeEach(() => {
  told.length = 0
  shown.length = 0
  client.onMissed((steps) => told.push(steps.map(({ entry }) => entry.seq)))
  client.onEntry(({ entry }) => shown.push(entry.seq))
})
const comeBack = async (): Promise<void> => {
  room.cut(1006)
  await pass(3_000)
  room.say('welcome', server.welcome())
}

test('the present is known at once, and what was missed is asked for and told', async () => {
  room.cut(1006)
  server.accept({ kind: 'time-out', at: at(20_000) })
  server.accept({ kind: 'time-out', at: at(40_000) })
  await pass(3_000)
  room.say('welcome', server.welcome())
  expect(seen()).toMatchObject({ match: { seq: 3 }, catchingUp: true })
  expect(room.take('since')).toEqual([{ seq: 1 }])
  room.say('missed', { entries: server.entries.slice(1), now: 1 })
  expect(told).toEqual([[1, 2]])
  expect(shown).toEqual([])
  expect(seen().catchingUp).toBe(false)
})

test('what happens before the answer comes with the answer, once', async () => {
  server.accept({ kind: 'time-out', at: at(20_000) })
  await comeBack()
  room.say('happened', server.accept({ kind: 'time-out', at: at(40_000) }))
  room.say('missed', { entries: server.entries.slice(1), now: 1 })
  expect(told).toEqual([[1, 2]])
  expect(shown).toEqual([])
  room.say('happened', server.accept({ kind: 'time-out', at: at(60_000) }))
  expect(shown).toEqual([3])
})

test('a line that is lost again before the answer is asked from the same place', async () => {
  server.accept({ kind: 'time-out', at: at(20_000) })
  await comeBack()
  server.accept({ kind: 'time-out', at: at(40_000) })
  await comeBack()
  expect(room.take('since')).toEqual([{ seq: 1 }, { seq: 1 }])
  room.say('missed', { entries: server.entries.slice(1), now: 1 })
  expect(told).toEqual([[1, 2]])
})

test('nothing is asked for when nothing was missed', async () => {
  await comeBack()
  expect(seen().catchingUp).toBe(false)
  expect(room.take('since')).toEqual([])
})

test('after very much the present is taken as it is', async () => {
  const far = (entries: number) => ({ ...server.welcome(), match: { ...server.match, seq: 1 + entries } })
  room.say('welcome', far(101))
  expect(seen().catchingUp).toBe(false)
  expect(room.take('since')).toEqual([])
  room.say('welcome', far(201))
  expect(seen().catchingUp).toBe(true)
})

test('the last shots are told when they are asked for', () => {
  const before = server.match
  room.say('happened', server.accept({ kind: 'time-out', at: at(20_000) }))
  client.askLately()
  expect(room.take('lately')).toEqual([{}])
  room.say('lately', { match: before, entries: server.entries.slice(1) })
  expect(told).toEqual([[1]])
  expect(seen().match?.seq).toBe(2)
})
