import type { LEAVINGS, VOIDINGS } from '@skelly/engine'
import { z } from 'zod'

/** Who works at the desk: moderators decide cases, admins appoint them and read the whole audit as well. */
export const ADMIN_ROLES = ['moderator', 'admin'] as const
export const adminRoleSchema = z.enum(ADMIN_ROLES)
export type AdminRole = z.infer<typeof adminRoleSchema>

/** Why a ranked game is a case (R10.7). Resigning is an ordinary loss, and a game that never began was left by nobody. */
export const CASE_REASONS = [
  'silent',
  'three-clocks',
  'both-gone',
  'left-together',
  'server-lost',
] as const satisfies readonly ((typeof LEAVINGS)[number] | (typeof VOIDINGS)[number])[]
export const caseReasonSchema = z.enum(CASE_REASONS)
export type CaseReason = z.infer<typeof caseReasonSchema>

/** What stands about a case. */
export const VERDICTS = ['open', 'upheld', 'voided', 'excused'] as const
export const verdictSchema = z.enum(VERDICTS)
export type Verdict = z.infer<typeof verdictSchema>

/** What somebody at the desk can say about a case. */
export const DECISION_KINDS = ['uphold', 'void', 'excuse', 'reverse', 'note'] as const
export const decisionKindSchema = z.enum(DECISION_KINDS)
export type DecisionKind = z.infer<typeof decisionKindSchema>

/** Signs that are not seen or turn the writing round: line breaks and tabs stay. */
const UNSEEN = /(?![\n\t])[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** Something that is seen, and not only room for it. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Why something is decided, without signs that are not seen, trimmed: 1 to 2,000 characters. */
export const deskTextSchema = z
  .string()
  .transform((text) => text.replaceAll(UNSEEN, ''))
  .pipe(z.string().trim().max(2_000).regex(SEEN))
