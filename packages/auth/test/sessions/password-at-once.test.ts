import { openDatabase, type Database } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import { POLICY } from '@skelly/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askToReset } from '../../src/accounts/ask-to-reset.ts'
import { changePassword } from '../../src/accounts/change-password.ts'
import { resetPassword } from '../../src/accounts/reset-password.ts'
import { signIn } from '../../src/accounts/sign-in.ts'
import { signInLimits } from '../../src/accounts/sign-in-limits.ts'
import { startPasswordSession } from '../../src/sessions/start-session.ts'
import { NOON, PASSWORD, sessionOf, somebody, type Somebody } from '../accounts/somebody.ts'

let database: Database
/** Another process, with connections of its own. */
let elsewhere: Database
beforeAll(async () => {
  const opened = await openTestDatabase()
  database = opened.database
  elsewhere = openDatabase(opened.url)
})
afterAll(async () => {
  await elsewhere.close()
  await database.close()
})

const NEW = 'a new one for tomorrow'

const tokenFor = async ({ email }: Somebody): Promise<string> => {
  const mail = await askToReset(database, POLICY, { email, now: NOON })
  if (mail === null) throw new Error('no mail')
  return mail.token
}
const checked = async ({ email }: Somebody, password = PASSWORD) => {
  const known = await signIn(elsewhere, signInLimits(elsewhere, POLICY), {
    ...{ email, password, address: null, now: NOON },
  })
  if (!known.ok) throw new Error(known.refusal)
  return { ...known.value, device: null, now: NOON }
}

test('a password that was right a moment ago begins no session after another was set', async () => {
  const ana = await somebody(database, 'Ana')
  const [known, token] = [await checked(ana), await tokenFor(ana)]
  await resetPassword(database, { token, password: NEW, now: NOON })
  expect(await startPasswordSession(elsewhere, known)).toBeNull()
  expect(await database.userSessions.liveOf(ana.userId, NOON)).toEqual([])
  expect(await startPasswordSession(elsewhere, await checked(ana, NEW))).toMatchObject({ name: 'Ana' })
})

test('a session that is being begun while a reset waits for the account ends with it', async () => {
  const ben = await somebody(database, 'Ben')
  const [{ passwordHash, userId }, token] = [await checked(ben), await tokenFor(ben)]
  let resetting: Promise<unknown> = Promise.resolve()
  await elsewhere.transaction(async ({ sessions, users }) => {
    await users.lock(userId)
    expect((await users.byId(userId))?.passwordHash).toBe(passwordHash)
    resetting = resetPassword(database, { token, password: NEW, now: NOON })
    await new Promise((resolve) => setTimeout(resolve, 300))
    const lives = { createdAt: NOON, expiresAt: NOON + 86_400_000 }
    await sessions.add({ id: '018f0000-0000-7000-8000-000000000001', userId, ...lives })
  })
  expect(await resetting).toMatchObject({ ok: true })
  expect(await database.userSessions.liveOf(userId, NOON)).toEqual([])
})

test('whichever comes first, after a reset no session of the old password counts', async () => {
  for (let round = 0; round < 6; round += 1) {
    const who = await somebody(database, `Race${String(round)}`)
    const [known, token] = [await checked(who), await tokenFor(who)]
    const started = Array.from({ length: 4 }, () => startPasswordSession(elsewhere, known))
    await Promise.all([resetPassword(database, { token, password: NEW, now: NOON }), ...started])
    expect(await database.userSessions.liveOf(who.userId, NOON)).toEqual([])
  }
})

test('a change of the password by its thief does not undo a reset of the same instant', async () => {
  const cid = await somebody(database, 'Cid')
  await sessionOf(database, cid)
  const token = await tokenFor(cid)
  const limits = signInLimits(elsewhere, POLICY)
  const change = { userId: cid.userId, password: PASSWORD, wished: 'what the thief likes', now: NOON }
  const [changed, reset] = await Promise.all([
    changePassword(elsewhere, limits, change),
    resetPassword(database, { token, password: NEW, now: NOON }),
  ])
  // the change may come first: then it took the link with it, as it always does
  const current = reset.ok ? NEW : change.wished
  if (reset.ok) expect(changed).toEqual({ ok: false, refusal: 'wrong-password' })
  expect(await checked(cid, current)).toMatchObject({ userId: cid.userId })
})
