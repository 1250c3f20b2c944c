import { nextInt, seedOf, streamOf } from '@skelly/engine'
import type { Placed } from './draft.ts'

/** A cap is moved by so many steps at most to each side, mm a step. */
const STEPS = 4
const STEP = 10

/**
 * The draft itself for 0, and for every other number another placing of its caps, always the same one: what is
 * proposed where a draft as it was written has no solution that is steady enough.
 */
export const vary = (draft: Placed, variation: number): Placed => {
  if (variation === 0) return draft
  const seed = seedOf((100 * draft.chapter + draft.written).toString(16).padStart(32, '0'))
  if (seed === null) throw new Error('a draft without a seed')
  let stream = streamOf(seed, `variation ${String(variation)}`)
  const moved = (value: number): number => {
    const drawn = nextInt(stream, 2 * STEPS + 1)
    stream = drawn.stream
    return value + (drawn.value - STEPS) * STEP
  }
  return { ...draft, caps: draft.caps.map((cap) => ({ ...cap, at: [moved(cap.at[0]), moved(cap.at[1])] })) }
}
