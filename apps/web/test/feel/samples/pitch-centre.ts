import type { Sample } from '../../../src/feel/samples/sample.ts'

/** How strongly a pitch is in the first tenths of a second of a sound. */
const powerAt = (pitch: number, { samples, rate }: Sample): number => {
  let [real, imaginary] = [0, 0]
  for (const [place, sample] of samples.subarray(0, 8192).entries()) {
    const turn = (2 * Math.PI * pitch * place) / rate
    real += sample * Math.cos(turn)
    imaginary += sample * Math.sin(turn)
  }
  return real * real + imaginary * imaginary
}

/** The pitch that as much of a sound lies above as below, by octaves, Hz: how bright it seems. */
export const pitchCentre = (sample: Sample): number => {
  let [sum, all] = [0, 0]
  for (let pitch = 50; pitch < Math.min(16_000, sample.rate / 2); pitch *= 1.09) {
    const power = powerAt(pitch, sample) * pitch
    sum += power * Math.log(pitch)
    all += power
  }
  return Math.exp(sum / all)
}
