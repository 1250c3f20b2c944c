import type { Client } from '../client.ts'
import { listedRows, namesLike } from '../replay-list/listed-rows.ts'
import { lastLookedAt, replayCount } from '../replay-list/replay-list.ts'
import type { ReplayKey, ReplayQuestion, ReplayStart } from '../replay-list/replay-question.ts'

/** Somebody whom the house knows, in a listed replay. */
export interface ListedSeat {
  readonly seat: number
  /** The player's name now. */
  readonly name: string
  readonly colour: number
  /** Null in a void game. */
  readonly place: number | null
  /** What is left of it after verdicts; null where nothing was rated. */
  readonly ratingChange: number | null
}

/** A replay as it stands in a list. */
export interface ListedReplay {
  readonly replayId: string
  readonly way: string
  readonly endedAt: number
  readonly flicks: number
  readonly ending: string
  readonly hasKnockout: boolean
  readonly hasDoubleKill: boolean
  readonly hasWalkOut: boolean
  readonly isPrivate: boolean
  /** Of its case: open, upheld, voided or excused; null for a game that is none. */
  readonly verdict: string | null
  readonly capsVersion: number
  /** As it was stored: whoever reads it parses it by its version. */
  readonly caps: unknown
  /** In turn order. */
  readonly seats: readonly ListedSeat[]
}

/** Replays by what they are looked for by. */
export interface ReplayLists {
  /** From the start, in the question's order; before a replay the nearest ones, in the same order. */
  rows(question: ReplayQuestion, start: ReplayStart, limit: number): Promise<readonly ListedReplay[]>
  /** Where looking stopped before all were looked at; null when all were. */
  stoppedAt(question: ReplayQuestion, start: ReplayStart): Promise<ReplayKey | null>
  /** How many fit, of those that one answer looks at, and no more than `limit`. */
  count(question: ReplayQuestion, limit: number): Promise<number>
  /** Players whose folded names begin so, in the order of the alphabet. */
  namesLike(nameKeyStart: string, limit: number): Promise<readonly string[]>
}

export const replayListsIn = (client: Client): ReplayLists => ({
  rows: async (question, start, limit) => {
    const rows = await client.$queryRaw<Row[]>(listedRows(question, start, limit))
    return rows.map(listedOf).toSorted(inOrder(question))
  },
  stoppedAt: async (question, start) => {
    const [last] = await client.$queryRaw<KeyRow[]>(lastLookedAt(question, start))
    return last === undefined ? null : { ...last, endedAt: last.endedAt.getTime() }
  },
  count: async (question, limit) => {
    const [counted] = await client.$queryRaw<{ readonly count: number }[]>(replayCount(question, limit))
    return counted?.count ?? 0
  },
  namesLike: async (nameKeyStart, limit) =>
    (await client.$queryRaw<{ readonly name: string }[]>(namesLike(nameKeyStart, limit))).map(
      ({ name }) => name,
    ),
})

type KeyRow = Omit<ReplayKey, 'endedAt'> & { readonly endedAt: Date }
type Row = Omit<ListedReplay, 'endedAt' | 'seats'> & {
  readonly endedAt: Date
  readonly seats: readonly ListedSeat[] | null
}

const listedOf = ({ endedAt, seats, ...row }: Row): ListedReplay => ({
  ...row,
  endedAt: endedAt.getTime(),
  seats: seats ?? [],
})

/** As the index has them: ids of the same moment as PostgreSQL compares them, which is by their digits. */
const inOrder =
  ({ order }: ReplayQuestion) =>
  (one: ReplayKey, other: ReplayKey): number => {
    const isByTime = order === 'newest' || order === 'oldest'
    const byFlicks = isByTime ? 0 : one.flicks - other.flicks
    const byId = one.replayId < other.replayId ? -1 : 1
    const upwards = byFlicks || one.endedAt - other.endedAt || byId
    return order === 'newest' || order === 'longest' ? -upwards : upwards
  }
