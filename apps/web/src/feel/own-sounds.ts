import { StreetSounds } from './street-sounds.ts'

let sounds: StreetSounds | null = null

/** This page's sounds; null until it was touched, as browsers want it, and where there are none. */
export const ownSounds = (): StreetSounds | null => sounds

/** To be called from a touch or a key: from then on there is sound, after an interruption as well. */
export const unlockSounds = (): void => {
  if (typeof AudioContext === 'undefined') return
  sounds ??= new StreetSounds(new AudioContext())
  sounds.wake()
}
