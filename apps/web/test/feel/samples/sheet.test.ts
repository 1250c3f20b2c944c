import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SAMPLE_NAMES } from '../../../src/feel/samples/sample-name.ts'
import { SAMPLES } from '../../../src/feel/samples/samples.ts'
import { pitchCentre } from './pitch-centre.ts'

/** The table of docs/sound.md: by name seconds, Hz and dB. */
const rows = new Map(
  readFileSync(new URL('../../../../../docs/sound.md', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const [, name = '', ...figures] = line.split('|').map((cell) => cell.trim())
      return [name.replaceAll('`', ''), figures.slice(0, 3).map((cell) => Number(cell.replace('−', '-')))]
    }),
)

test.each(SAMPLE_NAMES)('%s is as docs/sound.md has it', (name) => {
  const sample = SAMPLES[name](1)
  const [seconds = 0, pitch = 0, level = 0] = rows.get(name) ?? []
  const square = sample.samples.reduce((sum, each) => sum + each * each, 0) / sample.samples.length
  expect(sample.samples.length / sample.rate).toBeCloseTo(seconds, 2)
  expect(Math.abs(pitchCentre(sample) / pitch - 1)).toBeLessThan(0.05)
  expect(Math.abs(10 * Math.log10(square) - level)).toBeLessThan(1)
})
