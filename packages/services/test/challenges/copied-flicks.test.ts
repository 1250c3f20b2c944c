import type { Database } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addPlayer, NOON } from '../table.ts'
import { firstAttempt, send } from './attempts.ts'

let database: Database
let seeded = 0
beforeAll(async () => {
  database = (await openTestDatabase()).database
})
afterAll(() => database.close())

const newcomer = (): Promise<string> => addPlayer(database, `Player_${(seeded += 1)}`)

describe('the very same flicks from two accounts', () => {
  const long = firstAttempt(({ flicks }) => flicks >= 3)

  test('count for the first only when they are three or more, and the pair is listed once', async () => {
    const [ana, ben, cid] = [await newcomer(), await newcomer(), await newcomer()]
    expect(await send(database, ana, long)).toMatchObject({ ok: true })
    const copied = { ok: false, refusal: 'copied' }
    expect(await send(database, ben, long, { now: NOON + 5 })).toEqual(copied)
    expect(await send(database, ben, long, { now: NOON + 6 })).toEqual(copied)
    expect(await send(database, cid, long, { now: NOON + 7 })).toEqual(copied)
    expect(await database.attempts.waitingOf(ben)).toEqual([])
    const first = { playerId: ana, at: NOON }
    expect(await database.flickLists.copies(10)).toMatchObject([
      { number: long.number, first, copy: { playerId: cid, at: NOON + 7 } },
      { number: long.number, first, copy: { playerId: ben, at: NOON + 5 } },
    ])
    // other times do not make other flicks of them, for the first as little as for the others
    const commands = long.replay.commands.map((command, place) => ({ ...command, after: place * 60_000 }))
    const slow = { ...long.replay, commands }
    expect(await send(database, ben, long, { replay: slow })).toEqual(copied)
    expect(await send(database, ana, long, { replay: slow })).toMatchObject({ ok: true })
  })

  test('count for one of them when they come at the same moment', async () => {
    const other = firstAttempt(({ number, flicks }) => flicks >= 3 && number !== long.number)
    const accounts = [await newcomer(), await newcomer(), await newcomer()]
    const answers = await Promise.all(accounts.map((account) => send(database, account, other)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const pairs = (await database.flickLists.copies(10)).filter(({ number }) => number === other.number)
    expect(new Set(pairs.flatMap(({ first, copy }) => [first.playerId, copy.playerId]))).toEqual(
      new Set(accounts),
    )
  })

  test('count for everybody when they are two', async () => {
    const two = firstAttempt(({ flicks, replay: { commands } }) => {
      const own = commands.filter(({ action }) => action.kind === 'move' && action.move[0] === 2)
      return flicks === 2 && own.length === 2
    })
    const [dan, eve] = [await newcomer(), await newcomer()]
    expect(await send(database, dan, two)).toMatchObject({ ok: true })
    expect(await send(database, eve, two)).toMatchObject({ ok: true })
  })
})
