import { PRESENCE_LAPSES, type Attending, type Presence } from './presence.ts'

/** Presence in one process. */
export const memoryPresence = (lapses = PRESENCE_LAPSES): Presence => {
  const present = new Map<string, { readonly connectionId: string; readonly until: number }>()
  const holderOf = (key: string): string | null => {
    const held = present.get(key)
    if (held !== undefined && held.until > performance.now()) return held.connectionId
    present.delete(key)
    return null
  }
  const take = (key: string, connectionId: string): void =>
    void present.set(key, { connectionId, until: performance.now() + lapses })
  /** Whether it is theirs, still or again. */
  const keeps = (place: string, { personId, connectionId }: Attending): boolean => {
    const key = keyOf(place, personId)
    const isTheirs = (holderOf(key) ?? connectionId) === connectionId
    if (isTheirs) take(key, connectionId)
    return isTheirs
  }
  return {
    take: async (place, { personId, connectionId }) => take(keyOf(place, personId), connectionId),
    keep: async (place, attending) => attending.filter((one) => !keeps(place, one)),
    give: async (place, { personId, connectionId }) => {
      const key = keyOf(place, personId)
      if (holderOf(key) === connectionId) present.delete(key)
    },
  }
}

const keyOf = (place: string, personId: string): string => `${place} ${personId}`
