import type { Amount } from '@skelly/protocol'
import { SampleShelf, type SampleWorker } from './sample-shelf.ts'
import { StreetSounds } from './street-sounds.ts'

const startWorker = (): SampleWorker | null => {
  try {
    return new Worker(new URL('sample.worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return null // an old browser, or one whose policy forbids workers
  }
}

const shelf = new SampleShelf(startWorker)
let sounds: StreetSounds | null = null
let wanted: Amount = 'full'

/** This page's sounds; null until it was touched, as browsers want it, and where there are none. */
export const ownSounds = (): StreetSounds | null => sounds

/** Whether this browser makes sounds at all. */
const canSound = (): boolean => typeof AudioContext !== 'undefined'

/** Has them made while there is nothing else to be done: they are there when somebody first flicks. */
export const readySounds = (): void => {
  if (canSound()) shelf.fill()
}

export const setLoudness = (amount: Amount): void => {
  wanted = amount
  if (sounds === null) return
  sounds.amount = amount
  if (amount === 'off') sounds.sleep()
  else if (!document.hidden) sounds.wake()
}

/** To be called from a touch or a key: from then on there is sound, after an interruption as well. */
export const unlockSounds = (): void => {
  if (!canSound()) return
  sounds ??= opened()
  sounds.wake()
}

const opened = (): StreetSounds => {
  beAmbient()
  const own = new StreetSounds(new AudioContext({ latencyHint: 'interactive' }), shelf)
  own.amount = wanted
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) own.sleep()
    else if (wanted !== 'off') own.wake()
  })
  // Headphones that go out stop the sound on some phones.
  if ('mediaDevices' in navigator)
    navigator.mediaDevices.addEventListener('devicechange', () => {
      if (!document.hidden && wanted !== 'off') own.wake()
    })
  return own
}

/** On an iPhone: beside somebody's own music, and silent where the phone is. */
const beAmbient = (): void => {
  const session: unknown = Reflect.get(navigator, 'audioSession')
  if (typeof session === 'object' && session !== null) Reflect.set(session, 'type', 'ambient')
}
