import { checkSetup, drawGrip, drawOrder, seedOf, skelly } from '@skelly/engine'
import { expect, test } from 'vitest'
import { deal, dealAgain } from '../../src/device/deal.ts'

const seedNumbered = (digit: string) => {
  const seed = seedOf(digit.repeat(32))
  if (seed === null) throw new Error('no seed')
  return seed
}
const seed = seedNumbered('b')
const you = { name: 'You', fill: 'crayon' } as const
const bots = (['easy', 'hard'] as const).map((computer) => ({
  name: computer,
  fill: 'tar' as const,
  computer,
}))

test.each([
  { way: 'machine', players: [you, ...bots], shotClock: 20 },
  { way: 'local', players: [you, { name: 'Ben', fill: 'floor' }], shotClock: null },
  { way: 'solo', players: [you], shotClock: null },
] as const)('a dealt $way game can be played', (wishes) => {
  expect(checkSetup(skelly, deal(wishes, seed))).toMatchObject({ ok: true })
})

test('the turn order and the street come from the seed (R2.3, R2.6)', () => {
  const players = [you, ...bots]
  const { seats, grip } = deal({ way: 'machine', players, shotClock: 20 }, seed)
  expect(seats).toEqual(drawOrder(seed, 3).map((player) => players[player]))
  expect(grip).toBe(drawGrip(seed))
})

test('the solo run is on an even street whatever the seed (R2.6)', () => {
  const grips = ['1', '2', '3', '4'].map(
    (digit) => deal({ way: 'solo', players: [you], shotClock: null }, seedNumbered(digit)).grip,
  )
  expect(grips).toEqual([100, 100, 100, 100])
})

test('the version of computer players is named only where one sits', () => {
  const ofPeople = deal({ way: 'local', players: [you, you], shotClock: null }, seed)
  const withBots = deal({ way: 'machine', players: [you, ...bots], shotClock: 20 }, seed)
  expect(ofPeople.versions.bots).toBe(0)
  expect(withBots.versions.bots).toBeGreaterThan(0)
})

test('in the next game who was first goes last, on a street of its own (R2.3)', () => {
  const first = deal({ way: 'machine', players: [you, ...bots], shotClock: 20 }, seed)
  const next = dealAgain(first, seedNumbered('c'))
  expect(next.seats).toEqual([...first.seats.slice(1), first.seats[0]])
  expect(next).toMatchObject({ seed: seedNumbered('c'), grip: drawGrip(seedNumbered('c')), shotClock: 20 })
})
