import { expect, test } from 'vitest'
import { RISES } from '../../../src/feel/plan/within-bounds.ts'
import { SAMPLE_NAMES } from '../../../src/feel/samples/sample-name.ts'
import { SAMPLE_SECONDS } from '../../../src/feel/samples/sample-seconds.ts'
import { SAMPLES } from '../../../src/feel/samples/samples.ts'
import { pitchCentre } from './pitch-centre.ts'

const TINS = ['tin-empty', 'tin-candle', 'tin-crayon', 'tin-floor', 'tin-tar'] as const

test.each(SAMPLE_NAMES)('%s is as long as it says, as loud as can be and no louder', (name) => {
  const { samples, rate } = SAMPLES[name](1)
  expect(samples.length / rate).toBeLessThanOrEqual(SAMPLE_SECONDS[name] + 0.005)
  expect(samples.length / rate).toBeGreaterThan(SAMPLE_SECONDS[name] - 0.04)
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  expect(peak).toBeCloseTo(1, 6)
  if (name !== 'scrape') expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.02)
})

const STRUCK = SAMPLE_NAMES.filter((name) => name !== 'scrape' && !name.startsWith('crowd'))

test.each(STRUCK)('%s dies away at least as fast as the plan counts on', (name) => {
  const { samples, rate } = SAMPLES[name](1)
  const [rises, lasts] = [(RISES / 1000) * rate, SAMPLE_SECONDS[name] * rate]
  for (const [place, sample] of samples.entries())
    expect(Math.abs(sample)).toBeLessThanOrEqual(1.0001 - Math.max(0, place - rises) / (lasts - rises))
})

test('the fuller a cap, the duller it rings and the sooner it is quiet', () => {
  const rings = TINS.map((name) => SAMPLES[name]())
  const centres = rings.map(pitchCentre)
  const lengths = rings.map(({ samples }) => samples.length)
  expect(centres).toEqual(centres.toSorted((one, other) => other - one))
  expect(lengths).toEqual(lengths.toSorted((one, other) => other - one))
  expect(centres[0]).toBeGreaterThan(2000)
  expect(centres.at(-1)).toBeLessThan(600)
})

test('the scrape goes round without a click', () => {
  const { samples } = SAMPLES.scrape()
  const steps = samples.map((sample, place) => Math.abs(sample - (samples[place - 1] ?? sample)))
  const seam = Math.abs((samples[0] ?? 0) - (samples.at(-1) ?? 0))
  expect(seam).toBeLessThan(steps.reduce((most, step) => Math.max(most, step), 0) / 2)
})

test('another take is another sound, and the same take always the same', () => {
  expect(SAMPLES['crowd-pot'](1).samples).toEqual(SAMPLES['crowd-pot'](1).samples)
  expect(SAMPLES['crowd-pot'](1).samples).not.toEqual(SAMPLES['crowd-pot'](2).samples)
})
