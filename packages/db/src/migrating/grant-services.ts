import pg from 'pg'

/** What nothing is ever changed in or taken from: the tables that the migrations guard so. */
const APPEND_ONLY = `SELECT DISTINCT c.relname AS "table"
  FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_proc p ON p.oid = t.tgfoid
  WHERE p.proname = 'refuse_change' ORDER BY 1`

/**
 * Lets the role that `servicesUrl` names do in the migrated database what the services do, and no more: it reads and adds
 * everywhere, and changes and deletes where that is part of the product. It owns nothing, so that no guard can be taken
 * away by it. The role is made when it is missing, and gets the password of the URL.
 * @throws when it is the owner of the database itself
 */
export const grantServices = async (ownerUrl: string, servicesUrl: string): Promise<void> => {
  const { username, password } = new URL(servicesUrl)
  const name = decodeURIComponent(username)
  if (name === decodeURIComponent(new URL(ownerUrl).username))
    throw new Error(`${name} owns the tables: the services need a role of their own`)
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query('BEGIN')
    // two migrations at once would grant at once
    await client.query(`SELECT pg_advisory_xact_lock(hashtext('skelly grants'))`)
    await keepRole(client, name, decodeURIComponent(password))
    await grant(client, pg.escapeIdentifier(name))
    await client.query('COMMIT')
  } finally {
    await client.end()
  }
}

const keepRole = async (client: pg.Client, name: string, password: string): Promise<void> => {
  const role = pg.escapeIdentifier(name)
  const found = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [name])
  if (found.rowCount === 0) await client.query(`CREATE ROLE ${role}`)
  await client.query(
    `ALTER ROLE ${role} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD ${pg.escapeLiteral(password)}`,
  )
}

const grant = async (client: pg.Client, role: string): Promise<void> => {
  await client.query(`REVOKE ALL ON ALL TABLES IN SCHEMA public FROM ${role}`)
  await client.query(`GRANT USAGE ON SCHEMA public TO ${role}`)
  await client.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${role}`)
  await client.query(`GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO ${role}`)
  await client.query(`REVOKE ALL ON TABLE "_prisma_migrations" FROM ${role}`)
  const { rows } = await client.query<{ readonly table: string }>(APPEND_ONLY)
  for (const { table } of rows)
    await client.query(`REVOKE UPDATE, DELETE ON TABLE ${pg.escapeIdentifier(table)} FROM ${role}`)
}
