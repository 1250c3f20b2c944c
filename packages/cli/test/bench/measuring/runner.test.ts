import { describe, expect, test } from 'vitest'
import { firstShots, MARKS } from '../../../src/bench/measuring/first-shots.ts'
import { runnerOf } from '../../../src/bench/measuring/runner.ts'
import { exact } from '../../../src/bench/peers/exact.ts'
import type { Peer } from '../../../src/bench/peers/peer.ts'
import { BREAKING, randomShots } from '../../../src/bench/scenes/random-shots.ts'
import type { Scene } from '../../../src/bench/scenes/scene.ts'

const scenes = randomShots('runner', 7, 4, BREAKING)
const solver = exact()

const noting =
  (played: Scene[]): Peer =>
  (scene) => {
    played.push(scene)
    return solver(scene)
  }

describe('a runner', () => {
  test('plays the scenes in order and over again, on from where it stopped', () => {
    const played: Scene[] = []
    const { playFor } = runnerOf(noting(played), scenes)
    while (played.length <= 2 * scenes.length) playFor(1)
    expect(played).toEqual(played.map((_, shot) => scenes[shot % scenes.length]))
  })

  test('tells a rate however short the time', () => {
    const rate = runnerOf(solver, scenes).playFor(0)
    expect(rate).toBeGreaterThan(0)
    expect(rate).toBeLessThan(Infinity)
  })
})

describe('the first shots', () => {
  test('end at the last mark, and keep where each scene came to rest once', () => {
    const played: Scene[] = []
    const { coldRates, rests } = firstShots(noting(played), scenes, Infinity)
    expect(played).toHaveLength(MARKS.at(-1) ?? 0)
    expect([...coldRates.keys()]).toEqual([...MARKS])
    expect(rests).toEqual(scenes.map(solver))
  })

  test('end with the time', () => {
    const { coldRates, rests } = firstShots(solver, scenes, 0)
    expect([coldRates.size, rests.length]).toEqual([0, 1])
  })
})
