import { openTestDatabase } from '@skelly/db/testing'
import type { Database } from '@skelly/db'
import { millis } from '@skelly/engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { timelineOf } from '../../src/evidence/timeline-of.ts'
import { appendEntry, loseMatch, settleMatch } from '../../src/index.ts'
import { addPlayer, begin, claim, flick, leave, NOON, openTable, play, type Step } from '../table.ts'

let database: Database
beforeAll(async () => {
  database = (await openTestDatabase()).database
})
afterAll(() => database.close())

let players = 0
const table = async (steps: readonly Step[]) => {
  const [one, other] = [
    await addPlayer(database, `One${(players += 1)}`),
    await addPlayer(database, `Other${players}`),
  ]
  const claimed = await claim(database, await openTable(database, one, other))
  const entries = play(claimed, steps)
  for (const entry of entries)
    await appendEntry(database, { matchId: claimed.matchId, fence: claimed.fence, entry })
  return { ...claimed, entries }
}
const runOut: Step = ({ phase }) => ({
  kind: 'time-out',
  at: phase.kind === 'playing' ? (phase.deadline ?? millis(0)) : millis(0),
})

/** Words of what happened, and whether it is in order. */
const told = async (matchId: string): Promise<readonly string[]> => {
  const events = await timelineOf(database, matchId)
  expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted((a, b) => a - b))
  return events.map(({ kind, ply, reason, seat }) =>
    [seat, kind, reason, ply].filter((word) => word !== null).join(' '),
  )
}

test('shots, lost turns and connections stand among each other', async () => {
  const { matchId, entries } = await table([begin, flick, runOut, leave(0, 'silent')])
  const [, shot, lost] = entries.map(({ command }) => command.at)
  const found = { at: NOON + 500, kind: 'found', reason: null } as const
  await database.connectionEvents.add(matchId, [
    { ...found, seat: 1 },
    { ...found, seat: 0 },
    { seat: 0, at: (shot ?? 0) + 1, kind: 'lost', reason: 'network' },
    // the answer to this was lost, and it was written again
    { seat: 0, at: (shot ?? 0) + 1, kind: 'lost', reason: 'network' },
    { seat: 0, at: (shot ?? 0) + 2, kind: 'found', reason: null },
    { seat: 1, at: lost ?? 0, kind: 'clock-out', reason: 'none' },
    { seat: null, at: (lost ?? 0) + 1, kind: 'server-start', reason: null },
  ])
  await settleMatch(database, { matchId, now: NOON + 600_000 })
  expect(await told(matchId)).toEqual([
    '1 joined',
    '0 joined',
    'began',
    '0 shot 0',
    '0 lost network',
    '0 found',
    '1 clock-out none 1',
    'server-start',
    '0 left silent',
    'ended silent',
  ])
})

test('three clocks: the third is walking out', async () => {
  const { matchId } = await table([begin, flick, runOut, flick, runOut, flick, runOut])
  await settleMatch(database, { matchId, now: NOON + 600_000 })
  expect((await told(matchId)).slice(-4)).toEqual([
    '0 shot 4',
    '1 clock-out none 5',
    '1 left three-clocks',
    'ended three-clocks',
  ])
})

test('of a game that the server lost, what can be read of it', async () => {
  const { matchId, fence } = await table([begin, flick])
  const nonsense = { version: 7, command: {}, happenings: [], hash: 'f'.repeat(16), pull: null }
  await database.journal.append({ ...nonsense, matchId, fence, seq: 2, at: NOON + 9_000 })
  await loseMatch(database, { matchId, now: NOON + 600_000 })
  expect(await told(matchId)).toEqual(['began', '0 shot 0', 'ended server-lost'])
})
