import { randomInt } from 'node:crypto'
import { CODE_LENGTH, CODE_LETTERS } from '@skelly/protocol'
import { readsBadly } from './words-to-avoid.ts'

/**
 * A room code from the cryptographic generator that reads as no word to avoid (policies, Room codes).
 * @param draw a whole number from 0 below the bound, each as likely
 */
export const drawCode = (draw: (bound: number) => number = (bound) => randomInt(bound)): string => {
  for (;;) {
    const letters = Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[draw(CODE_LETTERS.length)])
    const code = letters.join('')
    if (!readsBadly(code)) return code
  }
}
