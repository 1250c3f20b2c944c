import type { Database } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import { compactReplay } from '@skelly/engine'
import { levelName } from '@skelly/engine/challenges'
import { LEVELS } from '@skelly/engine/levels'
import { solvedAttempt } from '@skelly/engine/testing'
import { POLICY } from '@skelly/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countAttempt, ownLevels, Rechecker } from '../../src/index.ts'
import { addPlayer, NOON } from '../table.ts'
import { firstAttempt, levelAt, send, solved } from './attempts.ts'

let database: Database
let seeded = 0
beforeAll(async () => {
  database = (await openTestDatabase()).database
})
afterAll(() => database.close())

const newcomer = (): Promise<string> => addPlayer(database, `Player_${(seeded += 1)}`)

const first = solved(1)
const second = solved(2)

describe('a forged attempt is refused', () => {
  const refusalOf = async (
    ...sent: Parameters<typeof send> extends [unknown, unknown, ...infer Rest] ? Rest : never
  ) => {
    const fay = await newcomer()
    const answer = await send(database, fay, ...sent)
    expect(await ownLevels(database, fay)).toEqual([])
    expect(await database.attempts.waitingOf(fay)).toEqual([])
    return answer.ok ? answer.value : answer.refusal
  }
  const { setup } = first.replay

  test('another level’s solution', async () => {
    expect(await refusalOf(second, { number: 1 })).toBe('other-level')
  })

  test('another level’s solution under this one’s header', async () => {
    expect(await refusalOf(first, { replay: { ...second.replay, setup } })).toBe('not-true')
  })

  test('more stars than it has earned', async () => {
    const worse = firstAttempt(({ stars }) => stars < 3, [levelAt(1)])
    expect(await refusalOf(worse, { stars: worse.stars + 1 })).toBe('more-stars')
  })

  test('an edited court, under its own name and under the level’s', async () => {
    const level = levelAt(1)
    const [box] = level.court.boxes
    if (box === undefined) throw new Error('a court without a box')
    const area = { ...box.area, bottom: box.area.bottom + 10 }
    const boxes = [{ ...box, area }, ...level.court.boxes.slice(1)]
    const edited = solvedAttempt({ ...level, court: { ...level.court, boxes, posts: [], walls: [] } })
    if (edited === null) throw new Error('the edited level is not won')
    expect(await refusalOf(edited)).toBe('edited-level')
    const moved = {
      ...level,
      caps: level.caps.map((cap) => ({ ...cap, at: { x: cap.at.x + 1, y: cap.at.y } })),
    }
    const shifted = solvedAttempt(moved)
    if (shifted === null) throw new Error('the shifted level is not won')
    const court = levelName(level)
    const named = { ...shifted.replay, setup: { ...shifted.replay.setup, court } }
    expect(await refusalOf(first, { replay: named })).toBe('not-true')
  })

  test('another street or clock under the level’s name', async () => {
    expect(await refusalOf(first, { replay: { ...first.replay, setup: { ...setup, grip: 85 } } })).toBe(
      'edited-level',
    )
    expect(await refusalOf(first, { replay: { ...first.replay, setup: { ...setup, shotClock: 1 } } })).toBe(
      'edited-level',
    )
  })

  test('a flick after the end, none at all, and the last one missing', async () => {
    const { commands } = first.replay
    expect(
      await refusalOf(first, { replay: { ...first.replay, commands: [...commands, ...commands.slice(-1)] } }),
    ).toBe('after-the-end')
    expect(await refusalOf(first, { replay: { ...first.replay, commands: [] } })).toBe('unfinished')
    expect(await refusalOf(first, { replay: { ...first.replay, commands: commands.slice(0, -1) } })).toBe(
      'unfinished',
    )
  })

  test('one of another way to play, of rules that never were, of a level that never was', async () => {
    expect(await refusalOf(first, { replay: { ...first.replay, setup: { ...setup, way: 'solo' } } })).toBe(
      'other-level',
    )
    const versions = { ...setup.versions, rules: 99 }
    expect(await refusalOf(first, { replay: { ...first.replay, setup: { ...setup, versions } } })).toBe(
      'unknown-version',
    )
    expect(await refusalOf(first, { number: LEVELS.length + 1 })).toBe('no-such-level')
  })

  test('what is no replay, or a very long one', async () => {
    const gus = await newcomer()
    const counting = { limits: POLICY.deviceGames, rechecker: new Rechecker(POLICY.deviceGames) }
    const sending = { playerId: gus, number: 1, stars: 1, now: NOON }
    expect(await countAttempt(database, { ...sending, word: 'x' }, counting)).toMatchObject({
      refusal: 'unreadable',
    })
    const long = 'A'.repeat(POLICY.deviceGames.longestReplay + 1)
    expect(await countAttempt(database, { ...sending, word: long }, counting)).toMatchObject({
      refusal: 'too-large',
    })
  })
})

test('a day has only so many attempts, which take no game’s place', async () => {
  const hal = await newcomer()
  expect(
    await send(database, hal, first, {
      stars: 3,
      replay: { ...first.replay, commands: [] },
      attemptsADay: 1,
    }),
  ).toMatchObject({
    refusal: 'unfinished',
  })
  expect(await send(database, hal, first, { attemptsADay: 1 })).toEqual({
    ok: false,
    refusal: 'too-many-today',
  })
  expect(await database.sentGames.countSince(hal, 0)).toBe(0)
  expect(await send(database, hal, first, { attemptsADay: 1, now: NOON + 86_400_001 })).toMatchObject({
    ok: true,
  })
})

test('an attempt that takes too long is given up', async () => {
  const ida = await newcomer()
  const sending = { playerId: ida, number: 1, stars: 3, word: compactReplay(first.replay), now: NOON }
  // what the rechecker answers then is its own test
  const inTurn = <Outcome>(_: string, work: () => Promise<Outcome>) => work()
  const rechecker = { inTurn, judge: () => Promise.resolve(null) }
  const counting = { limits: POLICY.deviceGames, rechecker }
  expect(await countAttempt(database, sending, counting)).toEqual({ ok: false, refusal: 'took-too-long' })
})
