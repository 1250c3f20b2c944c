import type { GameFacts as Facts, Way } from '@skelly/engine'
import type { Client } from '../client.ts'
import { Prisma } from '../generated/client.ts'
import type { SeatResult } from '../replay-list/replay-question.ts'

export interface NewGameFacts extends Omit<Facts, 'caps'> {
  readonly replayId: string
  readonly matchId: string
  readonly way: Way
  readonly endedAt: number
  readonly capsVersion: number
  readonly caps: object
  /** Those whom the house knows. */
  readonly players: readonly { readonly playerId: string; readonly result: SeatResult }[]
}

/** A replay that was stored before its facts were. */
export interface FactlessReplay {
  readonly replayId: string
  readonly matchId: string
  readonly endedAt: number
  readonly text: string
}

/** Who sees a replay. */
export interface ReplayPrivacy {
  readonly isPrivate: boolean
  readonly way: string
  readonly players: readonly { readonly playerId: string; readonly wantsPrivate: boolean }[]
}

/** What replays are looked for by, and who may see them. */
export interface GameFactsStore {
  /** Once for a replay: whoever adds them again changes nothing. */
  add(facts: NewGameFacts): Promise<void>
  /** Writes anew how the game counts for the players; nothing where it has no facts yet. */
  keepResults(
    matchId: string,
    results: readonly { readonly playerId: string; readonly result: SeatResult }[],
  ): Promise<void>
  /** Replays of settled games without facts, by id, after one. */
  missing(afterId: string, limit: number): Promise<readonly FactlessReplay[]>
  /** Null for a replay without facts. */
  privacyOf(replayId: string): Promise<ReplayPrivacy | null>
  /** Those of the replays that are private and in which none of the viewers played. */
  hiddenFrom(viewerIds: readonly string[], replayIds: readonly string[]): Promise<readonly string[]>
  /** Like `privacyOf`, and nobody else changes it until the transaction ends. */
  lockPrivacy(replayId: string): Promise<ReplayPrivacy | null>
  /** Writes what a player wishes, and what follows for the replay. In a transaction that has locked it. */
  keepPrivacy(
    replayId: string,
    privacy: { readonly playerId: string; readonly wantsPrivate: boolean; readonly isPrivate: boolean },
  ): Promise<void>
}

const privacyColumns = {
  isPrivate: true,
  way: true,
  seats: { select: { playerId: true, wantsPrivate: true } },
} as const

export const gameFactsIn = (client: Client): GameFactsStore => {
  const privacyOf = async (replayId: string): Promise<ReplayPrivacy | null> => {
    const found = await client.gameFacts.findUnique({ where: { replayId }, select: privacyColumns })
    return found === null ? null : { isPrivate: found.isPrivate, way: found.way, players: found.seats }
  }
  return {
    add: async (facts) => {
      await addFacts(client, facts)
    },
    keepResults: async (matchId, results) => {
      for (const { playerId, result } of results)
        await client.seatFacts.updateMany({ where: { playerId, game: { matchId } }, data: { result } })
    },
    missing: async (afterId, limit) => {
      const rows = await client.$queryRaw<MissingRow[]>(missing(afterId, limit))
      return rows.map((row) => ({ ...row, endedAt: row.endedAt.getTime() }))
    },
    privacyOf,
    hiddenFrom: async (viewerIds, replayIds) => {
      const seats = { none: { playerId: { in: [...viewerIds] } } }
      const where = { replayId: { in: [...replayIds] }, isPrivate: true, seats }
      const rows = await client.gameFacts.findMany({ where, select: { replayId: true } })
      return rows.map(({ replayId }) => replayId)
    },
    lockPrivacy: async (replayId) => {
      await client.$queryRaw`SELECT 1 FROM "GameFacts" WHERE "replayId" = ${replayId}::uuid FOR NO KEY UPDATE`
      return privacyOf(replayId)
    },
    keepPrivacy: async (replayId, { playerId, wantsPrivate, isPrivate }) => {
      const where = { replayId_playerId: { replayId, playerId } }
      await client.seatFacts.update({ where, data: { wantsPrivate }, select: { replayId: true } })
      await client.seatFacts.updateMany({ where: { replayId }, data: { isPrivate } })
      await client.gameFacts.update({ where: { replayId }, data: { isPrivate }, select: { replayId: true } })
    },
  }
}

const addFacts = async (
  client: Client,
  { capsVersion, caps, endedAt, ending, events, flicks, matchId, players, replayId, way }: NewGameFacts,
): Promise<void> => {
  const shared = {
    replayId,
    way,
    endedAt: new Date(endedAt),
    flicks,
    ending,
    hasKnockout: events.includes('knockout'),
    hasDoubleKill: events.includes('double-kill'),
    hasWalkOut: events.includes('walk-out'),
  }
  await client.gameFacts.createMany({
    data: [{ ...shared, matchId, capsVersion, caps }],
    skipDuplicates: true,
  })
  const seats = players.map((player) => ({ ...shared, ...player }))
  await client.seatFacts.createMany({ data: seats, skipDuplicates: true })
}

type MissingRow = Omit<FactlessReplay, 'endedAt'> & { readonly endedAt: Date }

const missing = (afterId: string, limit: number): Prisma.Sql => Prisma.sql`
  SELECT r."id" AS "replayId", r."matchId", m."endedAt", r."text"
  FROM "Replay" r JOIN "Match" m ON m."id" = r."matchId" AND m."endedAt" IS NOT NULL
  WHERE r."id" > ${afterId}::uuid AND NOT EXISTS (SELECT 1 FROM "GameFacts" f WHERE f."replayId" = r."id")
  ORDER BY r."id" LIMIT ${limit}`
