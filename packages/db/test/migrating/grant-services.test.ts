import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { grantServices } from '../../src/migrating/grant-services.ts'
import { openTestDatabase } from '../../src/testing/index.ts'

const NAME = 'services of a test'

let owner: pg.Client
let services: pg.Client

beforeAll(async () => {
  const { database, url } = await openTestDatabase()
  await database.close()
  const servicesUrl = new URL(url)
  servicesUrl.username = encodeURIComponent(NAME)
  servicesUrl.password = encodeURIComponent("it's, a p%ssword")
  await grantServices(url, servicesUrl.href)
  // again, as at every start
  await grantServices(url, servicesUrl.href)
  owner = new pg.Client({ connectionString: url })
  services = new pg.Client({ connectionString: servicesUrl.href })
  await owner.connect()
  await services.connect()
})
afterAll(async () => {
  await owner.end()
  await services.end()
})

/** By table, what the services may do there. */
const rights = async (): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await owner.query<{ readonly table: string; readonly rights: string | null }>(
    `SELECT c.relname AS "table", (SELECT string_agg(r, ' ') FROM
        unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'TRIGGER']) r
        WHERE has_table_privilege($1, c.oid, r)) AS "rights"
      FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace`,
    [NAME],
  )
  return new Map(rows.map(({ table, rights }) => [table, rights ?? '']))
}

const APPEND_ONLY = [
  ...['AuditEntry', 'ConnectionEvent', 'Decision', 'FlickList', 'FlickListCopy', 'JournalEntry'],
  ...['NotableShot', 'RatingEntry', 'SecondOpinion', 'Settlement', 'SoloRun', 'XpEntry', 'XpSource'],
]

test('the services read and add everywhere, and change and delete nothing of what is only added to', async () => {
  for (const [table, its] of await rights()) {
    if (table === '_prisma_migrations') expect(its).toBe('')
    else if (APPEND_ONLY.includes(table)) expect([table, its]).toEqual([table, 'SELECT INSERT'])
    else expect([table, its]).toEqual([table, 'SELECT INSERT UPDATE DELETE'])
  }
})

test.each([
  { change: `UPDATE "AuditEntry" SET "reason" = ''`, refused: 'permission denied for table AuditEntry' },
  { change: 'DELETE FROM "AuditEntry"', refused: 'permission denied for table AuditEntry' },
  { change: 'TRUNCATE "AuditEntry"', refused: 'permission denied for table AuditEntry' },
  {
    change: 'ALTER TABLE "AuditEntry" DISABLE TRIGGER ALL',
    refused: 'must be owner of table AuditEntry',
  },
  { change: 'DROP TABLE "AuditEntry"', refused: 'must be owner of table AuditEntry' },
  { change: 'DROP FUNCTION "refuse_change" CASCADE', refused: 'must be owner of function refuse_change' },
  {
    change: `SET session_replication_role = 'replica'`,
    refused: 'permission denied to set parameter "session_replication_role"',
  },
])('$change is refused', async ({ change, refused }) => {
  await expect(services.query(change)).rejects.toThrow(refused)
})

test('the owner of the tables is no role for the services', async () => {
  const url = 'postgresql://skelly:a@127.0.0.1/skelly'
  await expect(grantServices(url, url)).rejects.toThrow('skelly owns the tables')
})
