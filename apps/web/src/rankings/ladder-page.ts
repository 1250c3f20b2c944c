import { paths } from '../frame/paths.ts'
import type { LadderKind } from './ladder-kinds.tsx'

/** The address of a ladder's page, counted from 1. */
export const ladderPage = (kind: LadderKind, page: number): string => {
  const ladder = kind === 'rating' ? paths.rankings : paths.starRankings
  return page <= 1 ? ladder : `${ladder}?page=${String(page)}`
}
