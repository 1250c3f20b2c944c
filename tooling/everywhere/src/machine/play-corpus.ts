import './older-machines.ts'
import { playBits, type Play } from '@skelly/engine/testing'

/**
 * Plays the corpus on the machine that this runs on, which may know nothing but the language itself, and says each
 * line of bits behind the play's name. The last line is `whole`: whoever listens knows then that nothing is cut off.
 */
export const playCorpus = (plays: readonly Play[], say: (line: string) => void): void => {
  for (const play of plays) {
    try {
      for (const line of playBits(play)) say(`${play.name} ${line}`)
    } catch (error) {
      say(`${play.name} failed: ${String(error)}`)
    }
  }
  say('whole')
}
