import type { Client } from '../client.ts'
import type { Prisma } from '../generated/client.ts'
import {
  emptyScoresRemoval,
  ladderRefresh,
  type EmptyScore,
  type LadderRefresh,
} from '../ladders/ladder-refresh.ts'
import { ladderRows, ladderSearch, ladderSize } from '../ladders/ladder-rows.ts'
import type { Ladder, LadderKey, LadderStretch } from '../ladders/ladder.ts'
import type { PlayerRecord } from './players.ts'

/** A row of a ladder with its player. */
export interface Ranked {
  readonly player: PlayerRecord
  readonly isPlaced: boolean
  readonly score: number
  /** From 1, shared by those of one score; null without one. */
  readonly place: number | null
}

export interface LadderSize {
  readonly placed: number
  readonly provisional: number
}

/** Players by what they have. Neither guests nor those who left stand in one. */
export interface Ladders {
  rows(ladder: Ladder, stretch: LadderStretch): Promise<readonly Ranked[]>
  /** Where the player's row is; null for somebody who is not in the ladder. */
  keyOf(ladder: Ladder, playerId: string): Promise<LadderKey | null>
  /** Those whose folded names begin so, the best first. */
  search(ladder: Ladder, nameKeyStart: string, limit: number): Promise<readonly Ranked[]>
  size(ladder: Ladder): Promise<LadderSize>
  /**
   * Brings the players' rows up to what their ledgers and sums say, in the ladders of all time and of the week. Once in a
   * transaction, at its end, the players' rows held.
   */
  refresh(refresh: LadderRefresh): Promise<void>
}

export const laddersIn = (client: Client): Ladders => {
  const ranked = async (query: Prisma.Sql): Promise<readonly Ranked[]> =>
    (await client.$queryRaw<Row[]>(query)).map(rankedOf)
  return {
    rows: (ladder, stretch) => ranked(ladderRows(ladder, stretch)),
    keyOf: ({ kind, week }, playerId) => {
      const where = { kind_week_playerId: { kind, week, playerId } }
      return client.ladderRow.findUnique({ where, select: { isPlaced: true, score: true, playerId: true } })
    },
    search: (ladder, nameKeyStart, limit) => ranked(ladderSearch(ladder, nameKeyStart, limit)),
    size: async (ladder) => {
      const [size] = await client.$queryRaw<LadderSize[]>(ladderSize(ladder))
      return size ?? { placed: 0, provisional: 0 }
    },
    refresh: async (refresh) => {
      if (refresh.playerIds.length === 0) return
      const changed = await client.$queryRaw<(EmptyScore & { readonly players: number })[]>(
        ladderRefresh(refresh),
      )
      const empty = changed.filter(({ players }) => players === 0)
      if (empty.length > 0) await client.$executeRaw(emptyScoresRemoval(empty))
    },
  }
}

type Row = Omit<Ranked, 'player'> & PlayerRecord

const rankedOf = ({ isPlaced, place, score, ...player }: Row): Ranked => ({ player, isPlaced, place, score })
