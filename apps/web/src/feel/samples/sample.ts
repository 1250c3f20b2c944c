/** A sound as it is kept: one channel, from −1 to 1, as loud as that at its loudest. */
export interface Sample {
  readonly samples: Float32Array<ArrayBuffer>
  /** Samples a second. */
  readonly rate: number
}

/** As loud as can be: all gains are parts of this. */
export const loudest = (samples: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> => {
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  return peak === 0 ? samples : samples.map((sample) => sample / peak)
}
