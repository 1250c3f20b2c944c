/** What everything that is heard goes through. */
export interface Wiring {
  readonly input: AudioNode
  /** How loud all of it is, behind everything else. */
  readonly volume: GainNode
}

/** Many contacts at once are held together, so that they never clip. */
export const wiringOf = (context: BaseAudioContext): Wiring => {
  const input = new DynamicsCompressorNode(context, {
    threshold: -14,
    knee: 8,
    ratio: 5,
    attack: 0.002,
    release: 0.12,
  })
  const volume = new GainNode(context)
  input.connect(volume).connect(context.destination)
  return { input, volume }
}
