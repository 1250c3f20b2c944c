import { openTestDatabase, type TestDatabase } from '@skelly/db/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inviteAt } from '../src/invite-at.ts'

const NOON = 1_800_000_000_000
let opened: TestDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.database.close())

const invite = (email: string, role: 'admin' | 'moderator' = 'admin') =>
  inviteAt({ url: opened.url, home: 'https://desk.example.org/', now: NOON }, { email, role })

test('the link leads to the desk, is written down as the command line’s, and replaces one before', async () => {
  const first = await invite('Ann@example.org')
  if (!first.ok) throw new Error(first.why)
  const { link, ...rest } = first
  expect(link).toMatch(/^https:\/\/desk\.example\.org\/invite#[\w-]{43}$/)
  expect(rest).toEqual({
    ...{ ok: true, email: 'ann@example.org', expiresAt: NOON + 86_400_000, isRenewal: false },
  })
  await invite('ann@example.org', 'moderator')
  const { database } = opened
  expect(await database.adminInvites.open(NOON)).toMatchObject([{ role: 'moderator' }])
  const anything = { action: null, subject: null, subjectId: null, from: null, until: null, text: '' }
  const entries = await database.audit.list({ ...anything, who: 'command-line' }, null, 10)
  expect(entries).toMatchObject([
    { action: 'admin.invite', after: { email: 'ann@example.org', role: 'moderator' } },
    { action: 'admin.invite', after: { email: 'ann@example.org', role: 'admin' } },
  ])
})

test('where no database answers, that is told', async () => {
  const nowhere = { url: 'postgresql://x:x@127.0.0.1:1/x', home: 'http://localhost:3101', now: NOON }
  expect(await inviteAt(nowhere, { email: 'ann@example.org', role: 'admin' })).toEqual({
    ...{ ok: false, why: 'the database does not answer' },
  })
})

test('no address is told to be none', async () => {
  expect(await invite('ann')).toEqual({ ok: false, why: 'ann is no e-mail address' })
})

test('who is at the desk sets it all anew, keeps their role, and stays out while suspended', async () => {
  const { database } = opened
  const id = '018f0000-0000-7000-8000-000000000001'
  const credentials = { passwordHash: 'x', totpSealed: 'x', totpStep: 0, createdAt: NOON }
  await database.admins.add({ id, email: 'ben@example.org', name: 'Ben', role: 'admin', ...credentials })
  expect(await invite('ben@example.org')).toMatchObject({ ok: true, isRenewal: true })
  expect(await invite('ben@example.org', 'moderator')).toMatchObject({ ok: false })
  await database.admins.suspend(id, NOON)
  expect(await invite('ben@example.org')).toEqual({
    ...{ ok: false, why: 'ben@example.org is suspended: an admin restores them first' },
  })
})
