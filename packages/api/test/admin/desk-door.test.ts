import type { Database } from '@skelly/auth'
import { openTestDatabase } from '@skelly/db/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskOf, HOME, member, NOON, type Member } from './desk.ts'

let database: Database
let ann: Member
let mia: Member
beforeAll(async () => {
  database = (await openTestDatabase()).database
  ann = await member(database, 'Ann', 'admin', { isSteppedUp: true })
  mia = await member(database, 'Mia', 'moderator', { isSteppedUp: true })
})
afterAll(() => database.close())

const desk = (who: Member | null = ann) => deskOf(database, who?.sessionId ?? null)
const day = 86_400_000

test('whoever is at the desk learns who they are, until when, and how many recovery codes are left', async () => {
  const own = { id: ann.id, name: 'Ann', email: ann.email, role: 'admin', recoveryCodesLeft: 0 }
  const times = { sessionUntil: NOON + day / 3, steppedUpUntil: NOON + 600_000 }
  expect(await desk().me.own()).toEqual({ ...own, ...times })
  const later = deskOf(database, ann.sessionId, { at: NOON + 600_000 })
  expect(await later.me.own()).toMatchObject({ steppedUpUntil: null })
})

test('an admin invites by a link whose secret stands behind the #, and takes it back', async () => {
  const invited = await desk().admins.invite({ email: ' New@Example.org', role: 'moderator' })
  if (!invited.ok) throw new Error(invited.refusal)
  const { email, expiresAt, link } = invited.value
  expect({ email, expiresAt }).toEqual({ email: 'new@example.org', expiresAt: NOON + day })
  const url = new URL(link)
  expect(`${url.origin}${url.pathname}${url.search}`).toBe(`${HOME}/invite`)
  const token = url.hash.slice(1)
  expect(await desk(null).invites.look({ token })).toEqual({
    ...{ email, role: 'moderator', expiresAt, name: null },
  })
  expect((await desk().admins.list()).invites).toEqual([
    { email, role: 'moderator', createdAt: NOON, expiresAt },
  ])
  expect(await desk().admins.cancelInvite({ email })).toBe(true)
  expect(await desk().admins.cancelInvite({ email })).toBe(false)
  expect(await desk(null).invites.look({ token })).toBeNull()
  expect(await desk(null).invites.begin({ token })).toBeNull()
  expect((await desk().admins.list()).invites).toEqual([])
})

test('a link begins an authenticator of its own each time', async () => {
  const invited = await desk().admins.invite({ email: 'two@example.org', role: 'admin' })
  const token = invited.ok ? new URL(invited.value.link).hash.slice(1) : ''
  const [one, other] = [await desk(null).invites.begin({ token }), await desk(null).invites.begin({ token })]
  expect(one?.uri).toContain('two%40example.org')
  expect(one?.secret).not.toBe(other?.secret)
  const form = { token, name: 'Two', password: 'correct horse battery', code: '12345' }
  expect(await desk(null).invites.accept({ ...form, sealed: one?.sealed ?? '' })).toEqual({
    ...{ ok: false, refusal: 'wrong-code' },
  })
})

test('who works at the desk is listed by name', async () => {
  const { admins } = await desk().admins.list()
  expect(admins.map(({ isSelf, name, role }) => ({ name, role, isSelf }))).toEqual([
    { name: 'Ann', role: 'admin', isSelf: true },
    { name: 'Mia', role: 'moderator', isSelf: false },
  ])
  expect(admins[0]).toMatchObject({ signedInAt: NOON, suspendedAt: null })
  expect(JSON.stringify(admins)).not.toMatch(/argon2|nobody’s/)
})

test('who is demoted with an open tab is refused at the next call, and who is suspended, too', async () => {
  const [ben, cid] = [await member(database, 'Ben', 'admin'), await member(database, 'Cid', 'moderator')]
  expect((await desk(ben).admins.list()).admins).not.toEqual([])
  const why = { adminId: ben.id, reason: 'goes on a journey' }
  expect(await desk().admins.setRole({ ...why, role: 'moderator' })).toEqual({ ok: true, value: null })
  await expect(desk(ben).admins.list()).rejects.toThrow('not-signed-in')
  expect(await desk(cid).me.own()).toMatchObject({ role: 'moderator' })
  expect(await desk().admins.suspend({ adminId: cid.id, reason: 'because' })).toMatchObject({ ok: true })
  await expect(desk(cid).me.own()).rejects.toThrow('not-signed-in')
  const { rows } = await desk().audit.list({ subject: 'admin', subjectId: ben.id })
  expect(rows).toMatchObject([
    {
      ...{ adminId: ann.id, actor: 'Ann', action: 'admin.set-role', reason: 'goes on a journey' },
      ...{ before: { role: 'admin' }, after: { role: 'moderator' } },
    },
  ])
})

test('moderators read their own entries, whatever they ask; admins read all', async () => {
  const note = { action: 'case.note', subject: 'case', subjectId: 'x', before: null, after: null } as const
  const by = (who: Member, reason: string, at: number) => ({
    ...{ ...note, adminId: who.id, actor: who.name, reason, at },
  })
  for (let at = 0; at < 60; at += 1) await database.audit.add(by(mia, `of Mia ${at}`, NOON + day + at))
  await database.audit.add(by(ann, 'of Ann', NOON + day + 100))
  const all = await desk().audit.list({ action: 'case.note' })
  expect(all.rows[0]).toMatchObject({ reason: 'of Ann' })
  const first = await desk(mia).audit.list({ who: ann.id, action: 'case.note' })
  expect(first.rows).toHaveLength(50)
  const cursor = first.next
  if (cursor === null) throw new Error('no second page')
  const second = await desk(mia).audit.list({ action: 'case.note', cursor })
  expect(second.next).toBeNull()
  const reasons = [...first.rows, ...second.rows].map(({ reason }) => reason)
  expect(reasons).toEqual(Array.from({ length: 60 }, (_, nth) => `of Mia ${59 - nth}`))
  expect((await desk(mia).audit.list({ text: 'Ann' })).rows).toEqual([])
  await expect(desk().audit.list({ cursor: 'x' })).rejects.toThrow()
})

test('the audit is exported as far as one may read it, harmless to tables, and that is in the audit', async () => {
  const entry = { action: 'case.note', subject: 'case', subjectId: 'y', before: null } as const
  const harm = { reason: '=cmd|"/c calc"!A1', after: { verdict: 'open' } }
  await database.audit.add({ ...entry, ...harm, adminId: ann.id, actor: 'Ann', at: NOON })
  const { csv, entries, isCut } = await desk().audit.export({ subjectId: 'y' })
  expect({ entries, isCut }).toEqual({ entries: 1, isCut: false })
  const [heading, line, end] = csv.split('\r\n')
  expect(heading).toBe('id,at,admin,actor,action,subject,about,before,after,reason')
  expect(line).toContain(
    `,2027-01-15T08:00:00.000Z,${ann.id},Ann,case.note,case,y,,"{""verdict"":""open""}",`,
  )
  expect(line).toContain(`"'=cmd|""/c calc""!A1"`)
  expect(end).toBe('')
  expect((await desk(mia).audit.export({ subjectId: 'y' })).entries).toBe(0)
  const { rows } = await desk().audit.list({ action: 'admin.export-audit' })
  expect(rows.map(({ actor, after }) => ({ actor, after }))).toMatchObject([
    { actor: 'Mia', after: { entries: 0, question: { who: mia.id } } },
    { actor: 'Ann', after: { entries: 1, question: { who: null, subjectId: 'y' } } },
  ])
})
