import { newId, type Database } from '@skelly/db'
import { POLICY, type AdminRole } from '@skelly/protocol'
import { createAdminCaller, type AdminContext } from '../../src/admin/index.ts'

/** When the tests work at the desk: a moment in 2027. */
export const NOON = 1_800_000_000_000
const SECRET = 'a desk secret for tests, long enough'
export const HOME = 'http://localhost:3101'

/** Of a password that nobody knows. */
const HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$0cXuEsvWnmUaZSpJrqt21g$W5Qt1R5LDRqmWlifI32G/qebTG6hHRE8a0Ud+jZmyKs'

interface Asking {
  readonly at?: number
  readonly address?: string | null
}

const deskContext = (
  database: Database,
  sessionId: string | null,
  { address = '192.0.2.1', at = NOON }: Asking = {},
): AdminContext => ({
  ...{ database, sessionId, address, policy: POLICY, secret: SECRET, home: HOME },
  now: () => at,
})

/** The procedures of the desk as one request sees them. */
export const deskOf = (database: Database, sessionId: string | null, asking: Asking = {}) =>
  createAdminCaller(deskContext(database, sessionId, asking))

export interface Member {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly sessionId: string
}

/** Somebody at the desk with a session that began at noon. Their password and authenticator are nobody's. */
export const member = async (
  database: Database,
  name: string,
  role: AdminRole,
  { isSteppedUp = false }: { readonly isSteppedUp?: boolean } = {},
): Promise<Member> => {
  const [id, sessionId, email] = [newId(), newId(), `${name.toLowerCase()}@desk.example.org`]
  const credentials = { passwordHash: HASH, totpSealed: 'nobody’s', totpStep: 0 }
  await database.admins.add({ id, email, name, role, ...credentials, createdAt: NOON })
  const times = { createdAt: NOON, expiresAt: NOON + POLICY.admins.sessionLifetime }
  await database.adminSessions.add({ id: sessionId, adminId: id, ...times, device: null })
  if (isSteppedUp) await database.adminSessions.stepUp(sessionId, NOON)
  return { id, name, email, sessionId }
}
