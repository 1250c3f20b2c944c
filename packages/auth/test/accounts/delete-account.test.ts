import { newId, weekOf, type Database } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import { POLICY } from '@skelly/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeName } from '../../src/accounts/change-name.ts'
import { deleteAccount } from '../../src/accounts/delete-account.ts'
import { signInLimits } from '../../src/accounts/sign-in-limits.ts'
import { signUp } from '../../src/accounts/sign-up.ts'
import { userOfProvider } from '../../src/accounts/user-of-provider.ts'
import { NOON, PASSWORD, sessionOf, somebody, type Somebody } from './somebody.ts'

let database: Database
beforeAll(async () => {
  database = (await openTestDatabase()).database
})
afterAll(() => database.close())

const remove = ({ playerId, userId }: Pick<Somebody, 'playerId' | 'userId'>, confirmation: string) =>
  deleteAccount(database, signInLimits(database, POLICY), { playerId, userId, confirmation, now: NOON })

/** A game of theirs, under the name that they had. */
const playedBy = async ({ name, playerId }: Somebody, isOpen: boolean): Promise<string> => {
  const id = newId()
  const seats = [
    { name: 'Hal', fill: 'tar' },
    { name, fill: 'tar' },
  ]
  await database.matches.add({ id, way: 'ranked', setupVersion: 1, setup: { seats }, openedAt: NOON })
  const seat = { matchId: id, seat: 1, playerId, fill: 'tar' } as const
  await (isOpen ? database.seats.add([seat]) : database.seats.addClosed({ ...seat, place: 1 }))
  const text = JSON.stringify({ setup: { seats } })
  const identity = id.replaceAll('-', '').padEnd(64, '0')
  await database.replays.add({ id, matchId: id, identity, format: 1, text, playedAt: NOON })
  return id
}

test('the account and its names are gone, the player stays under a pseudonym with what was earned', async () => {
  const ana = await somebody(database, 'Ana')
  const sessionId = await sessionOf(database, ana)
  await database.players.keepStanding(ana.playerId, { rating: 1300, ratedGames: 3, highest: 1300, xp: 90 })
  await database.ladders.refresh({ playerIds: [ana.playerId], week: weekOf(NOON), placedFrom: 10 })
  const before = await playedBy(ana, false)
  await changeName(database, POLICY, { ...ana, wished: 'Anita', now: NOON })
  expect(await remove(ana, PASSWORD)).toEqual({ ok: true, value: null })
  const player = await database.players.byId(ana.playerId)
  expect(player).toMatchObject({ rating: 1300, ratedGames: 3, xp: 90, isGuest: false, isFormer: true })
  expect(player?.name).toMatch(/^former-[A-Z2-9]{6}$/)
  expect(await database.users.byId(ana.userId)).toBeNull()
  expect(await database.sessions.live(sessionId, NOON)).toBeNull()
  const stored = [await database.matches.find(before), await database.replays.byId(before)]
  expect(JSON.stringify(stored)).not.toMatch(/Anit?a"/)
  expect(JSON.stringify(stored)).toContain('Hal')
  expect(stored[1]).toMatchObject({ text: expect.stringContaining(player?.name ?? '-') as string })
  for (const name of ['Ana', 'Anita']) {
    const form = { email: `${name}2@example.org`, password: PASSWORD, name, now: NOON }
    expect(await signUp(database, form)).toMatchObject({ ok: true })
  }
})

test('a wrong password deletes nothing', async () => {
  const ben = await somebody(database, 'Ben')
  expect(await remove(ben, 'not the password')).toEqual({ ok: false, refusal: 'wrong-password' })
  expect(await database.players.byId(ben.playerId)).toMatchObject({ name: 'Ben' })
})

test('who still plays finishes first', async () => {
  const cid = await somebody(database, 'Cid')
  await playedBy(cid, true)
  expect(await remove(cid, PASSWORD)).toEqual({ ok: false, refusal: 'still-playing' })
  expect(await database.users.byId(cid.userId)).not.toBeNull()
})

test('who has no password confirms by the name', async () => {
  const account = { provider: 'github', accountId: '5' }
  const userId = await userOfProvider(database, { account, calledThere: 'Dot', guestId: null, now: NOON })
  const { id: playerId = '' } = (await database.players.ofUser(userId)) ?? {}
  expect(await remove({ userId, playerId }, 'dot')).toEqual({ ok: false, refusal: 'wrong-name' })
  expect(await remove({ userId, playerId }, ' Dot ')).toEqual({ ok: true, value: null })
  expect(await database.accounts.userOf(account)).toBeNull()
})
