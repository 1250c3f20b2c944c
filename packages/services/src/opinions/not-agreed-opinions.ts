import type { Database, ListedOpinion, OpinionKey } from '@skelly/db'
import type { Differing } from '@skelly/engine/second-opinion'
import { storedOpinion } from '../settling/opinion-codec.ts'

/** Opinions on a page. */
const PAGE = 25

export interface OpinionRow extends Omit<ListedOpinion, 'version' | 'differing'> {
  /** The shots that it sees otherwise; none where it failed. */
  readonly differing: readonly Differing[]
}

export interface OpinionPage {
  readonly rows: readonly OpinionRow[]
  /** Where the next page begins; null on the last. */
  readonly next: OpinionKey | null
}

/** A page of the games whose second opinion was another one, or failed, the newest first. */
export const notAgreedOpinions = async (
  { opinionLists }: Database,
  after: OpinionKey | null,
): Promise<OpinionPage> => {
  const found = await opinionLists.notAgreed(after, PAGE + 1)
  const rows = found.slice(0, PAGE)
  const last = rows.at(-1)
  const next = found.length > PAGE && last !== undefined ? { at: last.at, matchId: last.matchId } : null
  return { rows: rows.map(rowOf), next }
}

const rowOf = ({ version, differing, ...row }: ListedOpinion): OpinionRow => {
  const opinion = storedOpinion({ ...row, version, differing })
  return { ...row, differing: opinion.outcome === 'differed' ? opinion.differing : [] }
}
