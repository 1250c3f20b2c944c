import { expect, test } from 'vitest'
import type { Lead } from '../../src/lead/lead.ts'

/** What every lead does. @param make those of two processes that know of each other */
export const leadSuite = (make: () => readonly [Lead, Lead]): void => {
  test('one of two has it, and keeps it by asking again', async () => {
    const [one, other] = make()
    expect(await one.take('pairing', 600_000)).toBe(true)
    expect(await other.take('pairing', 600_000)).toBe(false)
    expect(await one.take('pairing', 600_000)).toBe(true)
  })

  test('at the same instant too', async () => {
    const leads = make()
    const taken = await Promise.all(leads.map((lead) => lead.take('pairing', 600_000)))
    expect(taken.filter(Boolean)).toHaveLength(1)
  })

  test('each work has its own', async () => {
    const [one, other] = make()
    expect(await one.take('pairing', 600_000)).toBe(true)
    expect(await other.take('sweeping', 600_000)).toBe(true)
  })

  test('who does not ask again loses it', async () => {
    const [one, other] = make()
    await one.take('pairing', 1)
    await expect.poll(() => other.take('pairing', 600_000)).toBe(true)
    expect(await one.take('pairing', 600_000)).toBe(false)
  })
}
