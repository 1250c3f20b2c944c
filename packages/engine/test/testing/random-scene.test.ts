import { expect, test } from 'vitest'
import { mayLieAt, parseFlick, streetCourt, type Point } from '../../src/index.ts'
import { bodiesIn, launchIn, randomScene, seedNumbered } from '../../src/testing/index.ts'

const seed = seedNumbered(11)
const scenes = Array.from({ length: 300 }, (_, number) =>
  randomScene(seed, number, 1 + (number % 12), number % 2 === 1),
)

const isOnGrid = ({ x, y }: Point): boolean => Number.isInteger(x * 1024) && Number.isInteger(y * 1024)

test('every scene is one that physics may be asked about', () => {
  for (const scene of scenes) {
    const bodies = bodiesIn(scene)
    expect(bodies.every(({ at }) => isOnGrid(at))).toBe(true)
    expect(bodies.every((body, place) => mayLieAt(scene.court, body, bodies.toSpliced(place, 1)))).toBe(true)
    expect(parseFlick(scene.flick).ok).toBe(true)
    expect(scene.grip >= 85 && scene.grip <= 115 && Number.isInteger(scene.grip)).toBe(true)
    expect(scene.shooter).toBeLessThan(bodies.length)
    const { body, vx, vy } = launchIn(scene)
    expect(body).toBe(scene.shooter)
    expect(Math.hypot(vx, vy)).toBeGreaterThan(0)
    expect(Math.hypot(vx, vy)).toBeLessThanOrEqual(3600.000001)
  }
})

test('a number is always the same scene, another number or seed another', () => {
  expect(randomScene(seed, 5, 6, true)).toEqual(scenes[5])
  expect(randomScene(seed, 6, 6, true)).not.toEqual(scenes[5])
  expect(randomScene(seedNumbered(12), 5, 6, true)).not.toEqual(scenes[5])
})

test('obstacles stand where they are asked for', () => {
  const isBare = ({ court }: (typeof scenes)[number]): boolean =>
    court.posts.length + court.walls.length === 0
  expect(scenes.filter((_, number) => number % 2 === 0).every(({ court }) => court === streetCourt)).toBe(
    true,
  )
  expect(scenes.filter((_, number) => number % 2 === 1).filter(isBare).length).toBeLessThan(30)
})
