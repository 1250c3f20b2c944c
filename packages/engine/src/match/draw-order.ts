import type { Seed } from '../ids.ts'
import { nextInt, streamOf, type Stream } from '../rng.ts'

/**
 * R2.3: the turn order drawn from the match's seed. The players are numbered from 0 as they joined; the answer
 * names the one who flicks first, then the second, and so on. `players` is 1 to 26.
 */
export const drawOrder = (seed: Seed, players: number): readonly number[] => {
  const waiting = Array.from({ length: players }, (_, player) => player)
  return draw(streamOf(seed, 'order'), waiting)
}

const draw = (stream: Stream, waiting: readonly number[]): readonly number[] => {
  if (waiting.length === 0) return []
  const { value, stream: after } = nextInt(stream, waiting.length)
  return [...waiting.slice(value, value + 1), ...draw(after, waiting.toSpliced(value, 1))]
}
