import { newId, type Database } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import { POLICY } from '@skelly/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { claimMatch, loseMatch, settleMatch } from '../../src/index.ts'
import {
  addPlayer,
  begin,
  callOff,
  flick,
  leave,
  NOON,
  openTable,
  play,
  playMatch,
  write,
  type Step,
} from '../table.ts'

let database: Database
let seeded = 0
beforeAll(async () => {
  database = (await openTestDatabase()).database
})
afterAll(() => database.close())

const newcomer = () => addPlayer(database, `Player_${(seeded += 1)}`)
const LATER = NOON + 60_000

const settled = async (steps: readonly Step[]) => {
  const { matchId, seats } = await playMatch(database, [await newcomer(), await newcomer()], steps)
  const { endedAt } = await settleMatch(database, { matchId, now: LATER })
  return { matchId, endedAt, players: seats.map(({ playerId }) => playerId) }
}

test.each(['silent', 'three-clocks', 'both-gone'] as const)(
  'R10.7: %s is a case of the one who walked out, with what it cost them',
  async (why) => {
    const { matchId, endedAt, players } = await settled([begin, flick, leave(1, why)])
    expect(await database.cases.of(matchId)).toEqual({
      matchId,
      reason: why,
      endedAt,
      openedAt: LATER,
      leaverId: players[1],
      stake: 20,
      isPausable: false,
      verdict: 'open',
      version: 0,
      decidedAt: null,
      isAppealed: false,
    })
  },
)

test.each(['left-together', 'server-lost'] as const)(
  'R10.7: %s is a case that nobody walked out of',
  async (why) => {
    const { matchId } = await settled([begin, flick, callOff(why)])
    expect(await database.cases.of(matchId)).toMatchObject({
      reason: why,
      leaverId: null,
      stake: 0,
      isPausable: false,
    })
  },
)

test('R10.6: a match that its journal does not give back is a case from the moment it is lost', async () => {
  const { matchId } = await playMatch(database, [await newcomer(), await newcomer()], [begin, flick])
  await loseMatch(database, { matchId, now: LATER })
  await loseMatch(database, { matchId, now: LATER + 1 })
  expect(await database.cases.of(matchId)).toMatchObject({
    reason: 'server-lost',
    endedAt: LATER,
    openedAt: LATER,
    leaverId: null,
  })
})

test.each([
  { what: 'resigning', steps: [begin, flick, leave(0, 'resigned')] },
  { what: 'a game that never began', steps: [callOff('never-joined')] },
])('R10.7: $what is no case', async ({ steps }) => {
  const { matchId } = await settled(steps)
  expect(await database.cases.of(matchId)).toBeNull()
})

test('a game is a case once, however often it is settled', async () => {
  const { matchId } = await playMatch(
    database,
    [await newcomer(), await newcomer()],
    [begin, leave(0, 'silent')],
  )
  const settling = [1, 2, 3, 4].map((more) => settleMatch(database, { matchId, now: LATER + more }))
  await Promise.all(settling)
  expect(await database.cases.of(matchId)).toMatchObject({ verdict: 'open', version: 0 })
})

const { noneAfterServerStart } = POLICY.walkOuts
test.each([
  { what: 'a millisecond sooner', upFor: noneAfterServerStart - 1, isPausable: false },
  { what: 'ten minutes', upFor: noneAfterServerStart, isPausable: true },
])('policies: $what after the server’s start, pausable: $isPausable', async ({ upFor, isPausable }) => {
  const matchId = await openTable(database, await newcomer(), await newcomer())
  const serverId = newId()
  const claimed = await claimMatch(database, { matchId, serverId, now: NOON })
  if (!claimed.ok) throw new Error(claimed.refusal)
  const entries = play(claimed.value, [begin, flick, leave(1, 'silent')])
  await write(database, claimed.value, entries)
  const endedAt = entries.at(-1)?.command.at ?? 0
  const walkOuts = { ...POLICY.walkOuts, noneAfterServerStart: endedAt - NOON + noneAfterServerStart - upFor }
  await settleMatch(database, { matchId, now: LATER }, { walkOuts })
  expect(await database.cases.of(matchId)).toMatchObject({ isPausable })
})
