import type { OpenGame } from '@skelly/api'
import { paths } from './paths.ts'

/** The visitor's open game and the way to its table. */
export interface GameElsewhere {
  readonly matchId: string
  readonly path: string
}

/**
 * The game that the visitor left standing, seen from a page.
 * @param path the page's own address
 * @returns null where there is no such game, and at its very table
 */
export const gameElsewhere = (open: OpenGame | null, path: string): GameElsewhere | null => {
  if (open === null) return null
  const { matchId, way } = open
  const table = way === 'online' ? paths.onlineMatch(matchId) : paths.match(matchId)
  return table === path ? null : { matchId, path: table }
}
