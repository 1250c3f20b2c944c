/** What the desk does as the audit writes it down, and the key of the words for it. */
const KEYS = {
  'case.uphold': 'action_case_uphold',
  'case.void': 'action_case_void',
  'case.excuse': 'action_case_excuse',
  'case.reverse': 'action_case_reverse',
  'case.note': 'action_case_note',
  'appeal.answer': 'action_appeal_answer',
  'suspension.impose': 'action_suspension_impose',
  'suspension.lift': 'action_suspension_lift',
  'admin.sign-in': 'action_admin_sign-in',
  'admin.refuse-sign-in': 'action_admin_refuse-sign-in',
  'admin.step-up': 'action_admin_step-up',
  'admin.refuse-step-up': 'action_admin_refuse-step-up',
  'admin.invite': 'action_admin_invite',
  'admin.cancel-invite': 'action_admin_cancel-invite',
  'admin.come': 'action_admin_come',
  'admin.renew': 'action_admin_renew',
  'admin.set-role': 'action_admin_set-role',
  'admin.suspend': 'action_admin_suspend',
  'admin.restore': 'action_admin_restore',
  'admin.export-audit': 'action_admin_export-audit',
} as const

type ActionKey = (typeof KEYS)[keyof typeof KEYS]

/** Every action with the key of its words, in the order in which it is chosen from. */
export const AUDIT_ACTIONS: readonly (readonly [action: string, key: ActionKey])[] = Object.entries(KEYS)

const known = new Map<string, ActionKey>(AUDIT_ACTIONS)

/** The key of an action's words; null for one that another release wrote. */
export const actionKey = (action: string): ActionKey | null => known.get(action) ?? null
