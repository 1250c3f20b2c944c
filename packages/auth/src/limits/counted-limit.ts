import type { Repositories } from '@skelly/db'

export interface LimitSize {
  /** What is counted: no two limits have one name. */
  readonly name: string
  readonly most: number
  /** ms */
  readonly within: number
}

/** So many of something in so much time, by a key, counted in the database: for all processes, and past a restart. */
export interface CountedLimit {
  /** Counts one more of the key's; false when that is more than it has. */
  mayTake(key: string, now: number): Promise<boolean>
  /** What was counted shall not count. */
  giveBack(key: string): Promise<void>
  clear(key: string): Promise<void>
}

export const countedLimit = (
  { limitCounts }: Pick<Repositories, 'limitCounts'>,
  { most, name, within }: LimitSize,
): CountedLimit => {
  const keyOf = (key: string): string => `${name}:${key}`
  return {
    mayTake: async (key, now) => {
      const count = await limitCounts.take({ key: keyOf(key), within, now })
      // the first of a span is a good moment to forget the spans that are over
      if (count === 1) await limitCounts.forget(now)
      return count <= most
    },
    giveBack: (key) => limitCounts.giveBack(keyOf(key)),
    clear: (key) => limitCounts.clear(keyOf(key)),
  }
}
