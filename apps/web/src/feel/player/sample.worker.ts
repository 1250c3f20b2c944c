import { SAMPLES } from '../samples/samples.ts'
import { SAMPLE_TAKES, type MadeTake } from './sample-take.ts'

/** Makes every sound and sends each as soon as it is there: together they take a slow phone more than a second. */
for (const { name, take } of SAMPLE_TAKES) {
  const { samples, rate } = SAMPLES[name](take + 1)
  postMessage({ name, take, samples, rate } satisfies MadeTake, { transfer: [samples.buffer] })
}
close()
