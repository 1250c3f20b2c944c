import { beginMatch, enact, millis, seedOf, skelly, type Match, type SkellyState } from '@skelly/engine'
import { expect, test } from 'vitest'
import { playOn } from '../../src/estimates/play-on.ts'

const SEED = seedOf('5'.repeat(32))

/** A game of two that has just begun. */
const begun = (): Match<SkellyState> => {
  if (SEED === null) throw new Error('no seed')
  const match = beginMatch(skelly, {
    ruleset: 'skelly',
    versions: { physics: 1, rules: skelly.version, bots: 0 },
    way: 'ranked',
    court: 'street',
    seed: SEED,
    grip: 100,
    shotClock: 20,
    seats: [
      { name: 'Ana', fill: 'tar' },
      { name: 'Bo', fill: 'candle' },
    ],
  })
  const enacted = enact(skelly, match, { kind: 'begin', at: millis(1) })
  if (!enacted.ok) throw new Error(enacted.refusal)
  return enacted.value.match
}

/** The same, with the first player so far on the run. */
const ahead = (progress: number): Match<SkellyState> => {
  const match = begun()
  const caps = match.state.caps.map((cap, seat) => (seat === 0 ? { ...cap, progress } : cap))
  return { ...match, state: { ...match.state, caps } }
}

test('a hundred games from the beginning, by the processor', { timeout: 120_000 }, () => {
  const before = process.cpuUsage()
  const { games, wins } = playOn(begun(), 'a game', 100)
  const { user } = process.cpuUsage(before)
  console.log(
    `100 games from the beginning: ${(user / 1e6).toFixed(1)} s of the processor, wins ${wins.join(':')}`,
  )
  expect(games).toBe(100)
  expect(wins.reduce((sum, won) => sum + won, 0)).toBe(100)
  expect(Math.min(...wins)).toBeGreaterThan(20)
})

test('the same position and name come to the same, another name to another', () => {
  const once = playOn(begun(), 'a game', 6)
  expect(playOn(begun(), 'a game', 6)).toEqual(once)
  const others = ['b', 'c', 'd'].map((name) => playOn(begun(), name, 6).wins.join())
  expect(new Set([once.wins.join(), ...others]).size).toBeGreaterThan(1)
})

test('who is far ahead wins most of them', () => {
  const { games, wins } = playOn(ahead(20), 'a game', 20)
  expect(games).toBe(20)
  expect(wins[0]).toBeGreaterThan(14)
})
