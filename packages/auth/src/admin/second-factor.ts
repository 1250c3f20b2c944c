import type { AdminRecord, Repositories } from '@skelly/db'
import { totpStepOf } from './authenticator.ts'
import { recoveryDigest } from './recovery-codes.ts'
import { unseal } from './sealed-text.ts'

export type SecondFactor = 'authenticator' | 'recovery-code'

/** Where an admin's authenticator secret is sealed for. */
export const totpPlace = (adminId: string): string => `authenticator of ${adminId}`

/**
 * Uses up a code of the authenticator, or a recovery code; null when it is neither, or was used before. Of many at once
 * with one code one gets through.
 * @throws when the authenticator's secret was sealed with another secret than this
 */
export const useSecondFactor = async (
  { adminRecoveryCodes, admins }: Pick<Repositories, 'adminRecoveryCodes' | 'admins'>,
  { id, totpSealed }: Pick<AdminRecord, 'id' | 'totpSealed'>,
  { code, now, secret }: { readonly code: string; readonly now: number; readonly secret: string },
): Promise<SecondFactor | null> => {
  const totpSecret = unseal(secret, totpPlace(id), totpSealed)
  if (totpSecret === null) throw new Error('an authenticator was sealed with another SKELLY_ADMIN_SECRET')
  const step = totpStepOf(totpSecret, code, now)
  if (step !== null) return (await admins.useStep(id, step)) ? 'authenticator' : null
  return (await adminRecoveryCodes.use(id, recoveryDigest(code), now)) ? 'recovery-code' : null
}
