import { DESKTOP, PHONE } from '../system/journey.ts'

/** A page as it is held against the rules: on two screens, and each theme on one of them, which asks for all colours. */
export const ACCESS_LOOKS = [
  { name: 'phone, dark', viewport: PHONE, theme: 'dark' },
  { name: 'desktop, light', viewport: DESKTOP, theme: 'light' },
] as const

export type AccessLook = (typeof ACCESS_LOOKS)[number]
