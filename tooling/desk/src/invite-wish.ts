import { parseArgs } from 'node:util'
import { ADMIN_ROLES, adminRoleSchema, type AdminRole } from '@skelly/protocol'

export interface InviteWish {
  readonly email: string
  readonly role: AdminRole
}

const USAGE = `npm run admin:invite -- EMAIL --role ${ADMIN_ROLES.join('|')}`

/**
 * What the command line asks for.
 * @throws with one line that says what is wrong with it
 */
export const inviteWish = (args: readonly string[]): InviteWish => {
  const options = { role: { type: 'string' } } as const
  const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true })
  const [email, ...more] = positionals
  if (email === undefined || more.length > 0) throw new Error(`Whom shall it invite? ${USAGE}`)
  if (values.role === undefined) throw new Error(`As what shall it invite ${email}? ${USAGE}`)
  const role = adminRoleSchema.safeParse(values.role)
  if (!role.success) throw new Error(`${values.role} is no role at the desk: ${ADMIN_ROLES.join(' or ')}`)
  return { email, role: role.data }
}
