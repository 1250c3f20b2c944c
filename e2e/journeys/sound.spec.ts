import { expect, test } from '@playwright/test'
import { LEAD, renderShot } from '../src/sound/rendered-shot.ts'
import { serveModules } from '../src/sound/serve-modules.ts'

/** The compressor looks so far ahead: what goes in comes out so much later, ms. */
const THROUGH = 6
/** Everything has died away so long after the last cap lies still, ms. */
const TAIL = 400

const HEAD_ON = { fills: ['empty', 'crayon'], strength: 500 } as const

test.beforeEach(async ({ page }) => {
  await serveModules(page)
})

test('a shot is heard when it is seen: nothing before its launch, each contact in its millisecond, nothing after its tail', async ({
  page,
}) => {
  const { levels, restsAt, sounds } = await renderShot(page, { ...HEAD_ON, amount: 'full' })
  const loudest = (from: number, to: number): number =>
    Math.max(...levels.slice(LEAD + Math.round(from), LEAD + Math.round(to)))
  expect(loudest(-LEAD, THROUGH - 1)).toBe(0)
  expect(loudest(THROUGH - 1, THROUGH + 3)).toBeGreaterThan(0.01)
  expect(loudest(restsAt + TAIL, levels.length)).toBeLessThan(1e-4)
  const knocks = sounds.filter(({ name }) => name.startsWith('tin'))
  expect(knocks.length).toBeGreaterThan(0)
  for (const { at } of knocks) {
    const heard = at + THROUGH
    expect(loudest(heard - 1, heard + 2)).toBeGreaterThan(3 * loudest(heard - 6, heard - 1))
  }
})

test('off is silent, and low is 12 dB below full', async ({ page }) => {
  const [off, low, full] = [
    await renderShot(page, { ...HEAD_ON, amount: 'off' }),
    await renderShot(page, { ...HEAD_ON, amount: 'low' }),
    await renderShot(page, { ...HEAD_ON, amount: 'full' }),
  ]
  expect(off.loudness).toBe(0)
  expect(Math.abs(20 * Math.log10(low.loudness / full.loudness) + 12)).toBeLessThan(1)
})

test('as hard as can be, into many at once, nothing clips', async ({ page }) => {
  for (const fill of ['empty', 'tar']) {
    const fills = Array.from({ length: 9 }, () => fill)
    const { levels } = await renderShot(page, { fills, strength: 1000, amount: 'full' })
    expect(Math.max(...levels)).toBeLessThan(1)
    expect(Math.max(...levels)).toBeGreaterThan(0.2)
  }
})
