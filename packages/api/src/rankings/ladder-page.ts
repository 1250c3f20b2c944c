import type { Database, Ladder, LadderKey, Ranked } from '@skelly/db'
import { unreachable } from '@skelly/engine'

/** Rows on a page. */
const PAGE = 50
/** Rows shown above somebody who was looked for. */
const ABOVE = 20

/** Which page: the first, the one after or before a row, or the one with a row in it. */
export type PageWanted =
  | { readonly kind: 'first' }
  | { readonly kind: 'after'; readonly key: LadderKey }
  | { readonly kind: 'before'; readonly key: LadderKey }
  | { readonly kind: 'around'; readonly key: LadderKey }

export interface LadderPage {
  readonly rows: readonly Ranked[]
  readonly hasBefore: boolean
  readonly hasAfter: boolean
}

/** A page of a ladder: as few rows are read for the last as for the first. */
export const ladderPage = async (
  ladders: Database['ladders'],
  ladder: Ladder,
  wanted: PageWanted,
): Promise<LadderPage> => {
  switch (wanted.kind) {
    case 'first':
      return firstPage(ladders, ladder)
    case 'after': {
      const read = await ladders.rows(ladder, { from: wanted.key, above: 0, below: PAGE + 2 })
      const under = read.filter(({ player }) => player.id !== wanted.key.playerId)
      return { rows: under.slice(0, PAGE), hasBefore: true, hasAfter: under.length > PAGE }
    }
    case 'before': {
      const rows = await ladders.rows(ladder, { from: wanted.key, above: PAGE + 1, below: 0 })
      if (rows.length <= PAGE) return firstPage(ladders, ladder)
      return { rows: rows.slice(1), hasBefore: true, hasAfter: true }
    }
    case 'around': {
      const stretch = { from: wanted.key, above: ABOVE + 1, below: PAGE - ABOVE + 1 }
      const rows = await ladders.rows(ladder, stretch)
      const own = rows.findIndex(({ player }) => player.id === wanted.key.playerId)
      if (own <= ABOVE) return firstPage(ladders, ladder)
      return { rows: rows.slice(1, PAGE + 1), hasBefore: true, hasAfter: rows.length > PAGE + 1 }
    }
    default:
      return unreachable(wanted)
  }
}

const firstPage = async (ladders: Database['ladders'], ladder: Ladder): Promise<LadderPage> => {
  const rows = await ladders.rows(ladder, { from: 'top', below: PAGE + 1 })
  return { rows: rows.slice(0, PAGE), hasBefore: false, hasAfter: rows.length > PAGE }
}

export const keyOf = ({ isPlaced, player, score }: Ranked): LadderKey => ({
  isPlaced,
  score,
  playerId: player.id,
})
