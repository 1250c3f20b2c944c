import { drawGrip, drawOrder } from '@skelly/engine'
import { seedNumbered } from '@skelly/engine/testing'
import { expect, test } from 'vitest'
import { deal, dealAgain } from '../../src/device/deal.ts'
import { nextMachineGame } from '../../src/machine/next-machine-game.ts'

const players = [
  { name: 'You', fill: 'crayon' },
  { name: 'Stoop', fill: 'tar', computer: 'normal' },
  { name: 'Kingpin', fill: 'floor', computer: 'hard' },
] as const
const before = deal({ way: 'machine', players, shotClock: 20 }, seedNumbered(7))
const seeds = [1, 2, 3, 4, 5, 6].map(seedNumbered)

test('R2.3: in a rematch that counts, and in a game that does not, who was first goes last', () => {
  const [seed = seedNumbered(1)] = seeds
  expect(nextMachineGame(before, { seed, isRematch: true })).toEqual(dealAgain(before, seed))
  const uncounted = nextMachineGame(before, null)
  expect(uncounted).toEqual(dealAgain(before, uncounted.seed))
  expect(uncounted.seed).not.toBe(before.seed)
})

test('R2.3: a counted game after one that was not is drawn anew, the person entered first', () => {
  const places = seeds.map((seed) => {
    const next = nextMachineGame(before, { seed, isRematch: false })
    expect(next).toMatchObject({ seed, grip: drawGrip(seed), shotClock: 20, versions: before.versions })
    const person = next.seats.findIndex(({ computer }) => computer === undefined)
    expect(person).toBe(drawOrder(seed, 3).indexOf(0))
    return person
  })
  expect(new Set(places).size).toBeGreaterThan(1)
})
