import pg from 'pg'

/** The eight hours of somebody's sessions at the desk have gone by. */
export const runOut = async (url: string, email: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(
      `UPDATE "AdminSession" SET "expiresAt" = now() - interval '1 second'
      WHERE "adminId" = (SELECT "id" FROM "Admin" WHERE "email" = $1)`,
      [email],
    )
  } finally {
    await client.end()
  }
}
