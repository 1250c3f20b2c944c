import type { Client } from '../client.ts'

/** Codes that stand in for a lost authenticator, each once. */
export interface AdminRecoveryCodes {
  /** Takes the place of all that there were. @param digests SHA-256 over each, 64 hexadecimal digits */
  replace(adminId: string, digests: readonly string[]): Promise<void>
  /** Uses one up; false when there is no such code, or it was used. */
  use(adminId: string, digest: string, at: number): Promise<boolean>
  /** How many were not used. */
  countLeft(adminId: string): Promise<number>
}

export const adminRecoveryCodesIn = (client: Client): AdminRecoveryCodes => ({
  replace: async (adminId, digests) => {
    await client.adminRecoveryCode.deleteMany({ where: { adminId } })
    await client.adminRecoveryCode.createMany({ data: digests.map((digest) => ({ digest, adminId })) })
  },
  use: async (adminId, digest, at) => {
    const where = { adminId, digest, usedAt: null }
    return (await client.adminRecoveryCode.updateMany({ where, data: { usedAt: new Date(at) } })).count === 1
  },
  countLeft: (adminId) => client.adminRecoveryCode.count({ where: { adminId, usedAt: null } }),
})
