import type { Database, SessionPlayer } from '@skelly/auth'
import { openTestDatabase } from '@skelly/db/testing'
import { compactReplay } from '@skelly/engine'
import { openAttempt, playAttempt, turnsOf } from '@skelly/engine/challenges'
import { levelNumbered } from '@skelly/engine/levels'
import { solvedAttempt, type WonAttempt } from '@skelly/engine/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callerOf, newcomer } from './caller.ts'

let database: Database
let ana: SessionPlayer
let ben: SessionPlayer
let cid: SessionPlayer
beforeAll(async () => {
  database = (await openTestDatabase()).database
  ana = await newcomer(database, 'Ana')
  ben = await newcomer(database, 'Ben')
  cid = await newcomer(database, 'Cid')
})
afterAll(() => database.close())

const nobody = () => callerOf(database, null)
const levelAt = (number: number) => {
  const level = levelNumbered(number)
  if (level === null) throw new Error(`there is no level ${String(number)}`)
  return level
}
const solved = (number: number): WonAttempt => {
  const attempt = solvedAttempt(levelAt(number))
  if (attempt === null) throw new Error(`level ${String(number)} is not won`)
  return attempt
}
const send = (player: SessionPlayer, { number, stars, replay }: WonAttempt) =>
  callerOf(database, player).challenges.send({ number, stars, replay: compactReplay(replay) })

test('attempts that a device sends are counted, and are there on the account’s other devices', async () => {
  expect(await send(ana, solved(2))).toMatchObject({ ok: true, value: { kind: 'waits', for: 1 } })
  expect(await callerOf(database, ana).challenges.mine()).toEqual({ account: ana.playerId, levels: [] })
  expect(await send(ana, solved(1))).toMatchObject({ ok: true, value: { kind: 'counted', isBest: true } })
  const levels = [solved(1), solved(2)].map(({ number, stars, flicks }) => ({ number, stars, flicks }))
  expect(await callerOf(database, ana).challenges.mine()).toEqual({ account: ana.playerId, levels })
  expect(await callerOf(database, ben).challenges.mine()).toEqual({ account: ben.playerId, levels: [] })
  expect(await nobody().challenges.mine()).toBeNull()
})

test('a forged attempt is refused with its reason', async () => {
  const { stars, replay } = solved(1)
  expect(await send(ben, { ...solved(1), number: 2, stars, replay })).toEqual({
    ok: false,
    refusal: 'other-level',
  })
  const longer = { ...replay, commands: [...replay.commands, ...replay.commands.slice(-1)] }
  expect(await send(ben, { ...solved(1), replay: longer })).toEqual({ ok: false, refusal: 'after-the-end' })
})

test('a solution comes after three stars, and solves its level', async () => {
  for (const api of [nobody(), callerOf(database, ben)])
    expect(await api.challenges.solution({ number: 1 })).toEqual({ ok: false, refusal: 'not-yet' })
  const answer = await callerOf(database, ana).challenges.solution({ number: 1 })
  if (!answer.ok) throw new Error(answer.refusal)
  const { fill, turns } = answer.value
  const played = playAttempt(openAttempt(levelAt(1), { name: 'Ana', fill }), turnsOf(turns))
  expect(played.attempt.score.phase).toEqual({ kind: 'won', stars: 3 })
})

test('stars stand on the profile and in the ladder, where those who have as many share a place', async () => {
  await send(ben, solved(1))
  await send(cid, solved(1))
  expect(await nobody().players.profile({ name: 'Ana' })).toMatchObject({ stars: 6, card: { xp: 0 } })
  const list = await callerOf(database, cid).rankings.ladder({ kind: 'stars', span: 'always' })
  expect(list).toMatchObject({ placed: 3, provisional: 0, before: null, after: null })
  expect(list.rows.map(({ place, score, card }) => [place, score, card.name])).toEqual([
    [1, 6, 'Ana'],
    [2, 3, 'Cid'],
    [2, 3, 'Ben'],
  ])
  expect(list.me?.row).toMatchObject({ place: 2, score: 3, card: { name: 'Cid' } })
  const week = await nobody().rankings.ladder({ kind: 'stars', span: 'week' })
  expect(week.rows).toEqual(list.rows)
  await newcomer(database, 'Dan')
  const later = await nobody().rankings.ladder({ kind: 'stars', span: 'always' })
  expect(later).toMatchObject({ placed: 3, me: null })
})
