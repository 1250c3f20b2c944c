import type { Database } from '@skelly/db'
import type { Policy } from '@skelly/protocol'
import { signInLimits, type SignInLimits } from '../accounts/sign-in-limits.ts'

/** Failures at the desk's door, counted apart from players' (policies, Sign-in). */
export const adminLimits = (database: Database, policy: Policy): SignInLimits =>
  signInLimits(database, policy, 'admin-')
