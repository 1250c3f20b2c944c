import { expect, test } from 'vitest'
import { onAudioClock } from '../../../src/feel/player/audio-clock.ts'

test.each([
  { what: 'now', at: 1000, latency: 0, moment: 20 },
  { what: 'in a quarter of a second', at: 1250, latency: 0, moment: 20.25 },
  { what: 'so much sooner as it takes to the ear', at: 1250, latency: 0.04, moment: 20.21 },
])('a sound that is to be heard $what', ({ at, latency, moment }) => {
  expect(onAudioClock(at, { currentTime: 20, now: 1000, latency })).toBeCloseTo(moment, 9)
})
