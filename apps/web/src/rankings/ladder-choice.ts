import { paths } from '../frame/paths.ts'

/** What players are ranked by. */
export const LADDER_KINDS = ['rating', 'xp', 'stars', 'solo'] as const
export type LadderKind = (typeof LADDER_KINDS)[number]

/** All that players have, or what came since Monday. */
export const LADDER_SPANS = ['always', 'week'] as const
export type LadderSpan = (typeof LADDER_SPANS)[number]

/** One ladder. */
export interface LadderChoice {
  readonly kind: LadderKind
  readonly span: LadderSpan
}

/** Which page of a ladder. */
export interface LadderSpot {
  /** The row that the page comes after, or before. */
  readonly after?: string
  readonly before?: string
  /** Who is on the page. */
  readonly player?: string
}

/** The address of a ladder, at its top unless a spot is said. */
export const ladderPath = ({ kind, span }: LadderChoice, spot: LadderSpot = {}): string => {
  const ladder = kind === 'rating' ? paths.rankings : paths.rankingsBy(kind)
  const query = new URLSearchParams({ ...(span === 'week' ? { span } : {}), ...spot }).toString()
  return query === '' ? ladder : `${ladder}?${query}`
}

/** The ladder kind that an address names; null for what is none. */
export const ladderKind = (text: string): LadderKind | null =>
  LADDER_KINDS.find((kind) => kind === text) ?? null
