import type { PlannedScrape, PlannedSound } from '../plan/planned-sound.ts'

/** Where and when something is heard. */
interface Place {
  readonly to: AudioNode
  readonly buffer: AudioBuffer
  /** A moment, ms since the launch, on the clock of the sound, seconds. */
  readonly when: (at: number) => number
}

/** Plays a sound once. */
export const startSound = ({ at, gain, rate }: PlannedSound, { to, buffer, when }: Place): void => {
  const { context } = to
  const source = new AudioBufferSourceNode(context, { buffer, playbackRate: rate })
  source.connect(new GainNode(context, { gain })).connect(to)
  source.start(Math.max(context.currentTime, when(at)))
}

/** Plays a scrape from its first mark to its last: how loud and how high it is follows the cap by itself. */
export const startScrape = ({ marks }: PlannedScrape, { to, buffer, when }: Place): void => {
  const [first, last] = [marks[0], marks.at(-1)]
  if (first === undefined || last === undefined) return
  const { context } = to
  const source = new AudioBufferSourceNode(context, { buffer, loop: true, playbackRate: first.rate })
  const volume = new GainNode(context, { gain: 0 })
  const momentOf = (at: number): number => Math.max(context.currentTime, when(at))
  const begin = momentOf(first.at)
  volume.gain.setValueAtTime(first.gain, begin)
  source.playbackRate.setValueAtTime(first.rate, begin)
  for (const { at, gain, rate } of marks.slice(1)) {
    const moment = momentOf(at)
    volume.gain.linearRampToValueAtTime(gain, moment)
    source.playbackRate.linearRampToValueAtTime(rate, moment)
  }
  source.connect(volume).connect(to)
  source.start(begin)
  source.stop(momentOf(last.at) + 0.02)
}
