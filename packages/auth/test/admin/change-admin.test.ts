import { openDatabase, type Database } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { restoreAdmin, setAdminRole, suspendAdmin } from '../../src/admin/change-admin.ts'
import { desker, NOON, type Desker } from './desk.ts'

let database: Database
/** Another process, with connections of its own. */
let elsewhere: Database
let [ann, ben, mia]: Desker[] = []
beforeAll(async () => {
  const opened = await openTestDatabase()
  database = opened.database
  elsewhere = openDatabase(opened.url)
  ann = await desker(database, 'Ann', 'admin')
  ben = await desker(database, 'Ben', 'admin')
  mia = await desker(database, 'Mia', 'moderator')
})
afterAll(async () => {
  await elsewhere.close()
  await database.close()
})
const known = (who: Desker | undefined): Desker => {
  if (who === undefined) throw new Error('nobody')
  return who
}
beforeEach(async () => {
  for (const [who, role] of [
    [known(ann), 'admin'],
    [known(ben), 'admin'],
    [known(mia), 'moderator'],
  ] as const) {
    await database.admins.setRole(who.id, role)
    await database.admins.restore(who.id)
  }
})

const change = (by: Desker | undefined, whom: Desker | undefined) => ({
  ...{ adminId: known(whom).id, by: known(by), reason: 'because', now: NOON },
})
const refused = (refusal: string) => ({ ok: false, refusal })
const done = { ok: true, value: null }

test('a role is changed, which ends their sessions and is in the audit', async () => {
  const sessionId = '018f0000-0000-7000-8000-000000000001'
  const times = { createdAt: NOON, expiresAt: NOON + 1000 }
  await database.adminSessions.add({ id: sessionId, adminId: known(mia).id, ...times, device: null })
  expect(await setAdminRole(database, { ...change(ann, mia), role: 'admin' })).toEqual(done)
  expect(await database.admins.byId(known(mia).id)).toMatchObject({ role: 'admin' })
  expect(await database.adminSessions.live(sessionId, NOON)).toBeNull()
  const all = { who: null, action: 'admin.set-role', subject: null, from: null, until: null, text: '' }
  expect(await database.audit.list({ ...all, subjectId: known(mia).id }, null, 10)).toMatchObject([
    {
      ...{ actor: 'Ann', adminId: known(ann).id, subject: 'admin', reason: 'because' },
      ...{ before: { role: 'moderator' }, after: { role: 'admin', whom: 'Mia' } },
    },
  ])
})

test('who is suspended has no session that counts until they are restored and sign in again', async () => {
  const sessionId = '018f0000-0000-7000-8000-000000000002'
  const times = { createdAt: NOON, expiresAt: NOON + 1000 }
  await database.adminSessions.add({ id: sessionId, adminId: known(mia).id, ...times, device: null })
  expect(await suspendAdmin(database, change(ann, mia))).toEqual(done)
  expect(await database.adminSessions.live(sessionId, NOON)).toBeNull()
  expect(await restoreAdmin(database, change(ann, mia))).toEqual(done)
  expect(await database.adminSessions.live(sessionId, NOON)).toBeNull()
})

test('nobody changes, suspends or restores themselves', async () => {
  expect(await setAdminRole(database, { ...change(ann, ann), role: 'moderator' })).toEqual(
    refused('yourself'),
  )
  expect(await suspendAdmin(database, change(ann, ann))).toEqual(refused('yourself'))
  expect(await restoreAdmin(database, change(ann, ann))).toEqual(refused('yourself'))
})

test('what is so already is told, and nobody is nobody', async () => {
  expect(await setAdminRole(database, { ...change(ann, ben), role: 'admin' })).toEqual(
    refused('nothing-to-change'),
  )
  expect(await restoreAdmin(database, change(ann, ben))).toEqual(refused('nothing-to-change'))
  const nobody = { ...change(ann, ben), adminId: '018f0000-0000-7000-8000-00000000000f' }
  expect(await suspendAdmin(database, nobody)).toEqual(refused('no-such-admin'))
})

test('who was an admin a moment ago changes nobody any more', async () => {
  await database.admins.setRole(known(ben).id, 'moderator')
  expect(await suspendAdmin(database, change(ben, mia))).toEqual(refused('admins-only'))
  await database.admins.setRole(known(ben).id, 'admin')
  await database.admins.suspend(known(ben).id, NOON)
  expect(await suspendAdmin(database, change(ben, mia))).toEqual(refused('admins-only'))
})

test('two admins who suspend or demote each other at once leave one', async () => {
  const ways = [
    (by: Desker, whom: Desker, on: Database) => suspendAdmin(on, change(by, whom)),
    (by: Desker, whom: Desker, on: Database) => setAdminRole(on, { ...change(by, whom), role: 'moderator' }),
  ]
  for (const way of [...ways, ...ways, ...ways]) {
    await database.admins.setRole(known(ann).id, 'admin')
    await database.admins.setRole(known(ben).id, 'admin')
    await database.admins.restore(known(ann).id)
    await database.admins.restore(known(ben).id)
    const answers = await Promise.all([
      way(known(ann), known(ben), database),
      way(known(ben), known(ann), elsewhere),
    ])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await database.admins.countAdmins()).toBe(1)
  }
})
