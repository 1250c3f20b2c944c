import type { Lead } from './lead.ts'

/** Who does which work: shared by whoever is to take turns. */
export type Leading = Map<string, { readonly holder: string; readonly until: number }>

/** The lead among those who share `leading`; a single process has it always. */
export const memoryLead = (holder: string, leading: Leading = new Map()): Lead => ({
  take: async (work, ms) => {
    const now = performance.now()
    const held = leading.get(work)
    if (held !== undefined && held.holder !== holder && held.until > now) return false
    leading.set(work, { holder, until: now + ms })
    return true
  },
})
