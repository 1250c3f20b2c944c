import { breachOf } from '../laws/breach-of.ts'
import { play, type Played } from '../laws/played.ts'
import { extremeScene, extremeFlick } from '../scenes/extreme-scene.ts'
import { shotOf, type Scene } from '../scenes/scene.ts'
import { shrink } from '../scenes/shrink.ts'

/** A shot that breaks a law. */
export interface Fault {
  /** Which of the extreme scenes it came from. */
  readonly number: number
  readonly breach: string
  readonly scene: Scene
  /** With as little in it as still breaks a law in the same way. */
  readonly smallest: Scene
}

/** Each scene is played on from where its caps came to rest. */
const SHOTS = 2

/** Plays one of the extreme scenes, and the next shot from its rest. Null when every law is kept. */
export const fuzz = (number: number): Fault | null => {
  let scene = extremeScene(number)
  for (let shot = 0; shot < SHOTS; shot += 1) {
    const outcome = attempt(scene)
    if (typeof outcome === 'string') {
      const smallest = shrink(scene, (smaller) => kindOf(attempt(smaller)) === kindOf(outcome))
      return { number, breach: outcome, scene, smallest }
    }
    scene = afterwards(scene, outcome, number)
  }
  return null
}

/** What came of the scene, or in words what is wrong with it. An exception is a fault like any other. */
const attempt = (scene: Scene): Played | string => {
  try {
    const played = play(shotOf(scene))
    return breachOf(played) ?? played
  } catch (error) {
    return `it throws ${String(error)}`
  }
}

/** The words of a fault without its figures. */
const kindOf = (outcome: Played | string): string =>
  typeof outcome === 'string' ? outcome.replaceAll(/[\d.e+-]+/g, '#') : ''

const afterwards = (scene: Scene, { trace }: Played, number: number): Scene => {
  const caps = scene.caps.map((cap, place) => {
    const { x, y } = trace.rest[place] ?? { x: NaN, y: NaN }
    return { ...cap, at: [x, y] as const }
  })
  return { ...scene, caps, flick: extremeFlick(number, trace.rest) }
}
