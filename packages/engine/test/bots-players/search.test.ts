import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bestPlans, ranked } from '../../src/bots/search.ts'

const number = (max: number) => fc.integer({ min: 1, max })

test('no plans, no best one', () => {
  expect(bestPlans([], 1, 100, () => 1)).toEqual([])
})

test('a single plan needs no simulation', () => {
  expect(
    bestPlans(['only'], 1, 100, () => {
      throw new Error('simulated')
    }),
  ).toEqual([{ plan: 'only', mean: 0 }])
})

test('never simulates more often than it may, and meets every plan with the same attempts', () => {
  fc.assert(
    fc.property(number(300), number(8), number(2000), (plans, wanted, simulations) => {
      const attempts = new Map<number, number>()
      let calls = 0
      bestPlans(
        Array.from({ length: plans }, (_, plan) => plan),
        wanted,
        simulations,
        (plan, attempt) => {
          expect(attempt).toBe(attempts.get(plan) ?? 0)
          attempts.set(plan, attempt + 1)
          calls += 1
          return plan % 7
        },
      )
      expect(calls).toBeLessThanOrEqual(simulations)
    }),
  )
})

test('tells a good plan from one that was lucky once', () => {
  const lucky = (attempt: number): number => (attempt === 0 ? 10 : -1)
  const best = bestPlans(['dull', 'lucky', 'good'], 1, 60, (plan, attempt) =>
    plan === 'lucky' ? lucky(attempt) : plan === 'good' ? 2 : 0,
  )
  expect(best).toEqual([{ plan: 'good', mean: 2 }])
})

test('spends most on telling the good ones apart', () => {
  const attempts = new Map<number, number>()
  const plans = Array.from({ length: 90 }, (_, plan) => plan)
  bestPlans(plans, 1, 1000, (plan) => {
    attempts.set(plan, (attempts.get(plan) ?? 0) + 1)
    return plan
  })
  expect(attempts.get(0)).toBeLessThan(5)
  expect(attempts.get(89)).toBeGreaterThan(50)
})

test('a second look changes the order', () => {
  const first = [
    { plan: 'safe', mean: 2 },
    { plan: 'bold', mean: 1.5 },
  ]
  const attempts: string[] = []
  const again = ranked(first, 7, (plan, attempt) => {
    attempts.push(`${plan} ${String(attempt)}`)
    return plan === 'bold' ? attempt : 0
  })
  expect(again).toEqual([
    { plan: 'bold', mean: 2.5 },
    { plan: 'safe', mean: 2 },
  ])
  expect(attempts).toEqual(['safe 0', 'safe 1', 'safe 2', 'bold 0', 'bold 1', 'bold 2'])
  expect(ranked(first, 0, () => 9)).toEqual(first)
})
