import { openTestDatabase } from '@skelly/db/testing'
import type { Database } from '@skelly/auth'
import { newId } from '@skelly/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callerOf, newcomer, NOON } from './caller.ts'
import { MemoryMail } from './memory-mail.ts'

let database: Database
beforeAll(async () => {
  database = (await openTestDatabase()).database
})
afterAll(() => database.close())

const PASSWORD = 'correct horse battery'
const form = (name: string) => ({ name, email: `${name.toLowerCase()}@example.org`, password: PASSWORD })
/** Does what waits for the answer to be on its way. */
const flush = async (afterwards: (() => Promise<void>)[]) => {
  for (const work of afterwards.splice(0)) await work()
}

test('a new account’s address is verified by the link that it is sent, and again only until then', async () => {
  const [mail, afterwards] = [new MemoryMail(), []]
  expect(await callerOf(database, null, { mail, afterwards }).account.signUp(form('Ana'))).toMatchObject({
    ok: true,
  })
  expect(mail.letters).toEqual([])
  await flush(afterwards)
  expect(mail.letters).toMatchObject([{ kind: 'verify', email: 'ana@example.org' }])
  const ben = await newcomer(database, 'Ben')
  const api = callerOf(database, ben, { mail })
  expect(await api.account.own()).toMatchObject({ isVerified: false, mustVerify: false })
  expect(await api.account.askToVerify()).toEqual({ ok: true, value: { email: 'ben@example.org' } })
  const { token } = mail
  const verified = { ok: true, value: { email: 'ben@example.org' } }
  expect(await callerOf(database, null).account.verify({ token })).toEqual(verified)
  expect(await callerOf(database, null).account.verify({ token })).toMatchObject({ ok: false })
  expect(await api.account.own()).toMatchObject({ isVerified: true })
  expect(await api.account.askToVerify()).toEqual({ ok: false, refusal: 'verified' })
})

test('where mail reaches people, ranked wants a verified address', async () => {
  const cid = await newcomer(database, 'Cid')
  const mail = new MemoryMail(true)
  const api = callerOf(database, cid, { mail })
  expect(await api.ranked.enter({ fill: 'tar' })).toEqual({ ok: false, refusal: 'verify-first' })
  expect(await callerOf(database, cid).ranked.enter({ fill: 'tar' })).toMatchObject({ ok: true })
  await api.account.askToVerify()
  await api.account.verify({ token: mail.token })
  expect(await api.ranked.enter({ fill: 'tar' })).toMatchObject({ ok: true })
})

test('who forgot the password is told the same as nobody, and only an account gets mail', async () => {
  await newcomer(database, 'Dot')
  const [mail, afterwards] = [new MemoryMail(), []]
  const api = callerOf(database, null, { mail, afterwards })
  const answers = []
  for (const email of ['dot@example.org', 'nobody@example.org', 'no address'])
    answers.push(await api.account.askToReset({ email }))
  expect(answers).toEqual(Array.from({ length: 3 }, () => ({ ok: true, value: null })))
  // whatever there is to be done is done after the answer
  expect(mail.letters).toEqual([])
  await flush(afterwards)
  expect(mail.letters).toMatchObject([{ kind: 'reset', email: 'dot@example.org' }])
  const { token } = mail
  expect(await api.account.isResetLink({ token })).toBe(true)
  const reset = await api.account.reset({ token, password: 'another one' })
  expect(reset).toEqual({ ok: true, value: { email: 'dot@example.org' } })
  expect(await api.account.isResetLink({ token })).toBe(false)
})

test('from one address only so many mails are asked for', async () => {
  const api = callerOf(database, null, { address: '192.0.2.99' })
  for (let time = 0; time < 20; time += 1)
    expect(await api.account.askToReset({ email: 'x@example.org' })).toMatchObject({ ok: true })
  const tooMany = { ok: false, refusal: 'too-many-attempts' }
  expect(await api.account.askToReset({ email: 'y@example.org' })).toEqual(tooMany)
})

test('a changed password ends the session that changed it, and is told by mail', async () => {
  const eve = await newcomer(database, 'Eve')
  const [mail, afterwards] = [new MemoryMail(), []]
  const api = callerOf(database, eve, { mail, afterwards })
  const change = { password: PASSWORD, wished: 'another one' }
  expect(await api.account.changePassword(change)).toEqual({ ok: true, value: { email: 'eve@example.org' } })
  await flush(afterwards)
  expect(mail.letters).toMatchObject([{ kind: 'password-changed', email: 'eve@example.org' }])
  await expect(api.account.own()).rejects.toThrow('not-signed-in')
  await expect(api.account.changeName({ name: 'Evita' })).rejects.toThrow('not-signed-in')
})

test('under an old name there is the player of the new one, in rooms and replays, too', async () => {
  const fay = await newcomer(database, 'Fay')
  const api = callerOf(database, fay)
  expect(await api.account.changeName({ name: 'Fiona' })).toEqual({ ok: true, value: { name: 'Fiona' } })
  for (const name of ['Fay', 'fiona'])
    expect(await api.players.profile({ name })).toMatchObject({ card: { name: 'Fiona' } })
  expect(await api.account.own()).toMatchObject({ name: 'Fiona', pastNames: ['Fay'] })
  expect((await api.account.own()).nameChangeFrom).toBe(NOON + 2_592_000_000)
})

test('sessions are shown and ended, and nobody ends another’s', async () => {
  const gil = await newcomer(database, 'Gil')
  const hal = await newcomer(database, 'Hal')
  const { userId = '' } = (await database.sessions.live(gil.sessionId, NOON)) ?? {}
  const phone = newId()
  const times = { createdAt: NOON, expiresAt: NOON + 86_400_000 }
  await database.sessions.add({ id: phone, userId, ...times, device: 'Phone' })
  const api = callerOf(database, gil)
  const { sessions } = await api.account.own()
  expect(sessions.map(({ device, isThis }) => ({ device, isThis }))).toEqual([
    { device: null, isThis: true },
    { device: 'Phone', isThis: false },
  ])
  const none = { ok: false, refusal: 'no-such-session' }
  expect(await callerOf(database, hal).account.endSession({ sessionId: phone })).toEqual(none)
  expect(await api.account.endSession({ sessionId: phone })).toEqual({ ok: true, value: null })
  const onPhone = callerOf(database, { ...gil, sessionId: phone })
  await expect(onPhone.account.own()).rejects.toThrow('not-signed-in')
  await api.account.endOtherSessions()
  expect((await api.account.own()).sessions).toHaveLength(1)
})

test('what is kept of somebody is theirs to take, a few times an hour', async () => {
  const ivo = await newcomer(database, 'Ivo')
  const api = callerOf(database, ivo)
  const exported = await api.account.export()
  expect(exported).toMatchObject({
    version: 2,
    account: { email: 'ivo@example.org', emailVerifiedAt: null, providers: [] },
    player: { name: 'Ivo', rating: 1200, xp: 0, pastNames: [] },
    ...{ ratings: [], games: [], levels: [] },
  })
  expect(JSON.stringify(exported)).not.toContain('argon2')
  for (let time = 1; time < 5; time += 1) await api.account.export()
  await expect(api.account.export()).rejects.toThrow('too-many-exports')
})

test('a deleted account signs nobody in, and its profile is gone', async () => {
  const jo = await newcomer(database, 'Joan')
  const api = callerOf(database, jo)
  expect(await api.account.delete({ confirmation: 'x' })).toEqual({ ok: false, refusal: 'wrong-password' })
  expect(await api.account.delete({ confirmation: PASSWORD })).toEqual({ ok: true, value: null })
  await expect(api.account.own()).rejects.toThrow('not-signed-in')
  await expect(api.players.profile({ name: 'Joan' })).rejects.toThrow('no-such-player')
  const { name = '' } = (await database.players.byId(jo.playerId)) ?? {}
  expect(await api.me.card()).toBeNull()
  await expect(api.players.profile({ name })).rejects.toThrow('no-such-player')
})

test('who goes to a provider to link its account is remembered by their session', async () => {
  const kim = await newcomer(database, 'Kim')
  const linking: string[] = []
  await callerOf(database, kim, { linking }).account.beginLinking()
  expect(linking).toEqual([kim.sessionId])
})
