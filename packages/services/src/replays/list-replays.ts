import type { Database, ListedReplay, ReplayKey, ReplayQuestion, ReplayStart } from '@skelly/db'
import type { FinalCap } from '@skelly/engine'
import { storedCaps } from './caps-codec.ts'

/** Replays on a page. */
const PAGE = 20
/** They are counted no further. */
const COUNTED = 200

/** A replay in a list. */
export interface ReplayRow extends Omit<ListedReplay, 'caps' | 'capsVersion'> {
  /** Where they lay at the end, by seat. */
  readonly caps: readonly FinalCap[]
}

export interface ReplayPage {
  readonly rows: readonly ReplayRow[]
  /** Where the pages beside this one begin; null where there is none. */
  readonly before: ReplayKey | null
  readonly after: ReplayKey | null
  /** Whether the page ends where looking stopped, and not where it is full. */
  readonly hasStopped: boolean
  /** Whether there were too many games in the days that are asked for to compare the length of all. */
  readonly isCut: boolean
  readonly games: { readonly count: number; readonly isMore: boolean }
}

/** A page of the replays that are looked for: as few rows are read for the last as for the first. */
export const listReplays = async (
  database: Database,
  question: ReplayQuestion,
  start: ReplayStart,
): Promise<ReplayPage> => {
  const { replayLists } = database
  const found = await replayLists.rows(question, start, PAGE + 1)
  const isFull = found.length > PAGE
  const stop = isFull ? null : await replayLists.stoppedAt(question, start)
  if (start.kind === 'before' && !isFull && stop === null)
    return listReplays(database, question, { kind: 'top' })
  const isCut = stop !== null && isCompared(question)
  const further = isCut ? null : stop
  const rows = (start.kind === 'before' && isFull ? found.slice(1) : found.slice(0, PAGE)).map(rowOf)
  const [first = null, last = null] = [rows[0], rows.at(-1)]
  const ends = endsOf(start, { isFull, first, last, further })
  return { rows, ...ends, hasStopped: further !== null, isCut, games: await gamesOf(database, question) }
}

/** No index has the games of some days by their length: they are read and compared. */
const isCompared = ({ from, order, until }: ReplayQuestion): boolean =>
  (order === 'longest' || order === 'shortest') && (from !== null || until !== null)

const endsOf = (
  start: ReplayStart,
  {
    isFull,
    first,
    last,
    further,
  }: {
    readonly isFull: boolean
    readonly first: ReplayKey | null
    readonly last: ReplayKey | null
    readonly further: ReplayKey | null
  },
): Pick<ReplayPage, 'before' | 'after'> => {
  const next = (edge: ReplayKey | null): ReplayKey | null => (isFull ? edge : further)
  if (start.kind === 'before') return { before: next(first), after: last ?? start.key }
  return { before: start.kind === 'top' ? null : (first ?? start.key), after: next(last) }
}

const gamesOf = async ({ replayLists }: Database, question: ReplayQuestion): Promise<ReplayPage['games']> => {
  const count = await replayLists.count(question, COUNTED + 1)
  if (count > COUNTED) return { count: COUNTED, isMore: true }
  return { count, isMore: (await replayLists.stoppedAt(question, { kind: 'top' })) !== null }
}

const rowOf = ({ caps, capsVersion, ...row }: ListedReplay): ReplayRow => ({
  ...row,
  caps: storedCaps(capsVersion, caps),
})
