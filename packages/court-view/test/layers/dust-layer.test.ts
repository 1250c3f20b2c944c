import { expect, test } from 'vitest'
import { puffKeyframes } from '../../src/layers/dust-layer.tsx'

const of = (keyframes: readonly Keyframe[], property: 'opacity' | 'transform') =>
  keyframes.filter((keyframe) => keyframe[property] !== undefined)

const scaleOf = ({ transform }: Keyframe): number => Number(/scale\(([\d.]+)\)/.exec(String(transform))?.[1])

test('a puff is seen from its own moment on, fades and is gone before the showing ends', () => {
  const opacities = of(puffKeyframes({ at: { x: 0, y: 0 }, force: 1 }, 0.5, 2, 1), 'opacity')
  expect(opacities.map(({ offset }) => Number(offset))).toEqual([0, 0.25, 0.25, 0.525, 1])
  const [before, until, seen, after, end] = opacities.map(({ opacity }) => Number(opacity))
  expect([before, until, after, end]).toEqual([0, 0, 0, 0])
  expect(seen).toBeCloseTo(0.95)
})

test('a puff grows where it was raised, the larger the harder the knock', () => {
  const [soft, hard] = [0.1, 1].map((force) =>
    of(puffKeyframes({ at: { x: 20, y: 40 }, force }, 0.5, 2, 1), 'transform').map(scaleOf),
  )
  for (const scales of [soft, hard]) {
    expect(scales).toEqual(scales?.toSorted((one, other) => one - other))
    expect(scales?.at(-1)).toBeGreaterThan(scales?.[0] ?? Infinity)
  }
  expect(hard?.at(-1)).toBeGreaterThan(soft?.at(-1) ?? Infinity)
})

test('offsets never go back, and none is over 1, however late a puff is raised', () => {
  const offsets = puffKeyframes({ at: { x: 0, y: 0 }, force: 0.5 }, 1.9, 2, 1).map(({ offset }) =>
    Number(offset),
  )
  expect(offsets).toEqual(offsets.toSorted((one, other) => one - other))
  expect(Math.max(...offsets)).toBe(1)
})
