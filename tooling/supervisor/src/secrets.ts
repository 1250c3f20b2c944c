import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const names = ['NEXTAUTH_SECRET', 'SKELLY_TICKET_SECRET', 'SKELLY_ADMIN_SECRET'] as const

/** What only the servers know, as environment variables. */
export type Secrets = Readonly<Record<(typeof names)[number], string>>

/** The secrets of this data folder: drawn at the first start, each in a file that only its owner can read. */
export async function keptSecrets(data: string): Promise<Secrets> {
  const [session, ticket, admin] = await Promise.all(names.map((name) => keptSecret(data, name)))
  return {
    NEXTAUTH_SECRET: session ?? '',
    SKELLY_TICKET_SECRET: ticket ?? '',
    SKELLY_ADMIN_SECRET: admin ?? '',
  }
}

/** The secret of this name, drawn when it is first asked for. */
export async function keptSecret(data: string, name: string): Promise<string> {
  const folder = join(data, 'secrets')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, name)
  try {
    // fails when the file is there, so that two first starts at once agree on one secret
    await writeFile(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFile(file, 'utf8')
}
