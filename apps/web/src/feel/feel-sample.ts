import type { Amount } from '@skelly/protocol'
import { buzz } from './buzz.ts'
import { lessened } from './buzz-pattern.ts'
import { ownSounds, setLoudness, unlockSounds } from './player/own-sounds.ts'

/** Two knocks, the second softer, ms. */
const BUZZ = [24, 60, 14] as const

/** What somebody has just chosen, to be heard or felt at once. To be called from a touch or a key. */
export const feelSample = (name: 'sound' | 'haptics', amount: Amount): void => {
  if (name === 'haptics') {
    buzz(lessened(BUZZ, amount))
    return
  }
  setLoudness(amount)
  if (amount === 'off') return
  unlockSounds()
  ownSounds()?.sample()
}
