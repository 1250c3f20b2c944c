import { nameKey } from './name-key.ts'

/** Names that would speak for the house, or mean nobody. */
const RESERVED = [
  'admin',
  'administrator',
  'anonymous',
  'computer',
  'deleted',
  'everyone',
  'help',
  'machine',
  'moderator',
  'mod',
  'nobody',
  'null',
  'official',
  'operator',
  'owner',
  'root',
  'server',
  'skelly',
  'staff',
  'support',
  'system',
  'undefined',
  'you',
]
/** Guests have names of this form in rooms. */
const GUEST = /^guest[_-]?/
/** Players whose accounts were deleted have names of this form. */
const FORMER = /^former[_-]/
/** Refused wherever they stand in a name. */
const VULGAR = ['fuck', 'cunt', 'nigger', 'faggot', 'hitler', 'rapist']

const reserved = new Set(RESERVED.map(nameKey))
const vulgar = VULGAR.map(nameKey)

/** Whether the list of refused names has this one (policies, Names). Takes the name's key. */
export const isRefusedKey = (key: string): boolean =>
  reserved.has(key) || GUEST.test(key) || FORMER.test(key) || vulgar.some((word) => key.includes(word))
