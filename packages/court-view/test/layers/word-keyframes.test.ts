import { expect, test } from 'vitest'
import { wordKeyframes } from '../../src/layers/word-layer.tsx'

/** How long a word is seen, ms. */
const SEEN = 2200

/** The moments, ms, at which a word has a value of a property. */
const momentsOf = (wait: number, property: 'opacity' | 'scale') =>
  wordKeyframes(wait, 1.5).flatMap((keyframe) =>
    keyframe[property] === undefined
      ? []
      : [{ at: Number(keyframe.offset) * (wait + SEEN), value: Number(keyframe[property]) }],
  )

test('a word that is known while caps roll is not seen before they lie still, and then for as long as any', () => {
  const seen = momentsOf(900, 'opacity').filter(({ at }) => at <= 900 + 1e-6)
  expect(seen.map(({ value }) => value)).toEqual([0, 0])
  expect(seen.at(-1)?.at).toBeCloseTo(900)
  const since = momentsOf(900, 'opacity').map(({ at, value }) => ({ at: Math.max(0, at - 900), value }))
  const once = momentsOf(0, 'opacity')
  expect(since.map(({ value }) => value)).toEqual(once.map(({ value }) => value))
  for (const [index, { at }] of since.entries()) expect(at).toBeCloseTo(once[index]?.at ?? NaN)
})

test('it is as small as what is seen through the camera is large, until that goes back', () => {
  const sizes = momentsOf(900, 'scale')
  expect(sizes.map(({ value }) => value)).toEqual([1 / 1.5, 1 / 1.5, 1, 1])
  expect(sizes[1]?.at).toBeCloseTo(900 + 450)
})

test('its offsets never go back', () => {
  const offsets = wordKeyframes(0, 1).map(({ offset }) => Number(offset))
  expect(offsets).toEqual(offsets.toSorted((one, other) => one - other))
})
