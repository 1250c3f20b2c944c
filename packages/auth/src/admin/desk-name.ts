import { COMMAND_LINE } from './actor.ts'

const [SHORTEST, LONGEST] = [2, 40]

/** What somebody at the desk is called: 2 to 40 characters that are seen, trimmed; null when it is no such name. */
export const deskName = (text: string): string | null => {
  const name = text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ')
  const { length } = Array.from(name)
  // neither control characters nor signs that turn the writing
  if (length < SHORTEST || length > LONGEST || /\p{C}/u.test(name)) return null
  // what the audit calls whoever is nobody at the desk
  return name.toLowerCase() === COMMAND_LINE.name ? null : name
}
