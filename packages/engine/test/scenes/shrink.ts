import type { Scene } from './scene.ts'

/** The scene with as little in it as still does what it did: caps, posts and walls left out, numbers made round. */
export const shrink = (scene: Scene, stillDoes: (smaller: Scene) => boolean): Scene => {
  const smaller = simplifications(scene).find(stillDoes)
  return smaller === undefined ? scene : shrink(smaller, stillDoes)
}

const simplifications = (scene: Scene): readonly Scene[] => {
  const { court, caps, flick } = scene
  const { posts, walls } = court
  const candidates: readonly Scene[] = [
    ...caps
      .filter(({ id }) => id !== flick.cap)
      .map(({ id }) => ({ ...scene, caps: caps.filter((cap) => cap.id !== id) })),
    ...posts.map((_, place) => ({ ...scene, court: { ...court, posts: posts.toSpliced(place, 1) } })),
    ...walls.map((_, place) => ({ ...scene, court: { ...court, walls: walls.toSpliced(place, 1) } })),
    { ...scene, caps: caps.map((cap) => ({ ...cap, fill: 'empty' })) },
    { ...scene, grip: 1 },
    { ...scene, flick: { ...flick, strength: 1000 } },
  ]
  const before = JSON.stringify(scene)
  return candidates.filter((candidate) => JSON.stringify(candidate) !== before)
}
