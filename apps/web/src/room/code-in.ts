import { CODE_LENGTH, CODE_LETTERS } from '@skelly/protocol'

/** A room's link, from which its code is taken. */
const LINK = /\/r\/(\S+)/

/** The code in what was typed or pasted: as far as it goes, in capitals, without what no code is made of. */
export const codeIn = (typed: string): string => {
  const text = LINK.exec(typed)?.[1] ?? typed
  const letters = Array.from(text.toUpperCase()).filter((letter) => CODE_LETTERS.includes(letter))
  return letters.slice(0, CODE_LENGTH).join('')
}
