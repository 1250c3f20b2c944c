import type { Messages } from '../i18n/messages.ts'

type GripKey = Extract<keyof Messages['match'], `grip_${string}`>

const WORDS = [
  { upTo: 88, key: 'grip_slick' },
  { upTo: 97, key: 'grip_smooth' },
  { upTo: 102, key: 'grip_even' },
  { upTo: 112, key: 'grip_rough' },
] as const satisfies readonly { upTo: number; key: GripKey }[]

/** The word for a street's grip, which is given in hundredths (R2.6). */
export const gripWord = (grip: number): GripKey =>
  WORDS.find(({ upTo }) => grip <= upTo)?.key ?? 'grip_coarse'
