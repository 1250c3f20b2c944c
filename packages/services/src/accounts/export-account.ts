import type { Database, GameRecord, LevelBestRecord, RatingPoint } from '@skelly/db'
import { settingsFrom, type Settings } from '@skelly/protocol'
import { deskRecord, type DeskRecord } from './desk-record.ts'
import { storedSettings } from './settings-codec.ts'

/** The form of what people take with them. */
export const EXPORT_VERSION = 2

/** All that is kept of somebody, for themselves (policies, Data). Times are ISO 8601. */
export interface AccountExport {
  readonly version: typeof EXPORT_VERSION
  readonly exportedAt: string
  readonly account: {
    readonly email: string | null
    readonly emailVerifiedAt: string | null
    readonly createdAt: string
    readonly providers: readonly { readonly provider: string; readonly accountId: string }[]
    readonly sessions: readonly {
      readonly createdAt: string
      readonly lastUsedAt: string
      readonly device: string | null
    }[]
  }
  readonly player: {
    readonly id: string
    readonly name: string
    readonly pastNames: readonly { readonly name: string; readonly leftAt: string }[]
    readonly rating: number
    readonly ratedGames: number
    readonly highestRating: number
    readonly xp: number
    readonly stars: number
  }
  /** Oldest first. */
  readonly ratings: readonly (Omit<RatingPoint, 'playerId' | 'at' | 'opponent' | 'replayId'> & {
    readonly at: string
  })[]
  /** Newest first. */
  readonly games: readonly (Omit<GameRecord, 'endedAt'> & { readonly endedAt: string })[]
  readonly levels: readonly Omit<LevelBestRecord, 'attemptId'>[]
  /** As they count on all devices of the account. */
  readonly settings: Settings
  readonly desk: DeskRecord
}

/** More than anybody plays. */
const ALL = 1_000_000

const iso = (at: number): string => new Date(at).toISOString()

export interface Exporting {
  readonly userId: string
  readonly playerId: string
  readonly now: number
}

/** Null when the account is gone. */
export const exportAccount = async (
  database: Database,
  { now, playerId, userId }: Exporting,
): Promise<AccountExport | null> => {
  const account = await accountOf(database, userId, now)
  const player = await playerOf(database, playerId)
  if (account === null || player === null) return null
  const { games, levelBests, ratings, userSettings } = database
  return {
    version: EXPORT_VERSION,
    exportedAt: iso(now),
    account,
    player,
    ratings: (await ratings.lastOf(playerId, ALL)).map(
      ({ after, at, before, decision, expected, k, matchId }) => ({
        ...{ matchId, decision, before, expected, k, after, at: iso(at) },
      }),
    ),
    games: (await games.recentOf(playerId, ALL)).map(({ endedAt, ...game }) => ({
      ...game,
      endedAt: iso(endedAt),
    })),
    levels: (await levelBests.of(playerId)).map(({ number, stars, flicks }) => ({ number, stars, flicks })),
    settings: settingsFrom(storedSettings(await userSettings.of(userId))),
    desk: await deskRecord(database, playerId),
  }
}

const accountOf = async (
  { accounts, userSessions, users }: Database,
  userId: string,
  now: number,
): Promise<AccountExport['account'] | null> => {
  const user = await users.byId(userId)
  if (user === null) return null
  return {
    email: user.email,
    emailVerifiedAt: user.emailVerifiedAt === null ? null : iso(user.emailVerifiedAt),
    createdAt: iso(user.createdAt),
    providers: (await accounts.of(userId)).map(({ accountId, provider }) => ({ provider, accountId })),
    sessions: (await userSessions.liveOf(userId, now)).map(({ createdAt, device, seenAt }) => ({
      ...{ createdAt: iso(createdAt), lastUsedAt: iso(seenAt), device },
    })),
  }
}

const playerOf = async (
  { pastNames, players }: Database,
  playerId: string,
): Promise<AccountExport['player'] | null> => {
  const player = await players.byId(playerId)
  if (player === null) return null
  const { highest, id, name, ratedGames, rating, stars, xp } = player
  const past = await pastNames.of(playerId)
  return {
    ...{ id, name, rating, ratedGames, highestRating: highest, xp, stars },
    pastNames: past.map(({ leftAt, ...left }) => ({ ...left, leftAt: iso(leftAt) })),
  }
}
