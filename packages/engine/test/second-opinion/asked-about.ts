import { streetCourt, type Seed } from '../../src/index.ts'
import { bodiesIn, launchIn, randomScene } from '../../src/testing/index.ts'
import type { Asked } from './compare.ts'
import { crowdedScene } from './crowded-scene.ts'

/**
 * A shot of 2 to 12 caps, of all fills and on streets of all grips: a quarter of them crowded into a corner, half of the
 * others among posts and wall pieces.
 */
export const askedAbout = (seed: Seed, number: number): Asked => {
  const count = 2 + (number % 11)
  if (number % 4 === 3) return { court: streetCourt, ...crowdedScene(seed, number, count) }
  const scene = randomScene(seed, number, count, number % 8 < 4)
  return { court: scene.court, bodies: bodiesIn(scene), launch: launchIn(scene) }
}
