import type {
  Database,
  FillRecord,
  GameRecord,
  LevelBestRecord,
  NotableShotRecord,
  OpponentRecord,
  PlayerRecord,
  RatingPoint,
  SoloRunRecord,
  WayRecord,
} from '@skelly/db'
import { NOTABLE_KINDS, type XpRow } from '@skelly/engine'
import { CHAPTERS, chapterOf } from '@skelly/engine/challenges'

/** Entries of the ledger that a graph is drawn of: more than anybody has played, and a bound. */
const GRAPH = 5000
/** The last games that are listed. */
const RECENT = 20
const OPPONENTS = 8
/** Shots of each kind. */
const SHOTS = 3

/** All that is shown of a player beside their card. */
export interface Profile {
  /** The rated games, oldest first. */
  readonly rating: readonly RatingPoint[]
  readonly ways: readonly WayRecord[]
  /** What gave XP (R11); less than all of it as long as games are not explained that were played before this was kept. */
  readonly xpRows: Readonly<Record<XpRow, number>>
  readonly opponents: readonly OpponentRecord[]
  readonly fills: readonly FillRecord[]
  /** By chapter, those without a star as well. */
  readonly chapterStars: readonly number[]
  readonly soloBest: SoloRunRecord | null
  /** The best of each kind. */
  readonly shots: readonly NotableShotRecord[]
  /** Newest first. */
  readonly recent: readonly GameRecord[]
}

/** Gathers what a player's ledgers and games say. */
export const profileOf = async (database: Database, { id }: PlayerRecord): Promise<Profile> => {
  const { games, levelBests, notableShots, ratings, records, soloRuns, xpSources } = database
  const shots = []
  for (const kind of NOTABLE_KINDS) shots.push(...(await notableShots.bestOf(id, kind, SHOTS)))
  return {
    rating: await ratings.lastOf(id, GRAPH),
    ways: await records.byWay(id),
    xpRows: await xpSources.of(id),
    opponents: await records.byOpponent(id, OPPONENTS),
    fills: await records.byFill(id),
    chapterStars: starsByChapter(await levelBests.of(id)),
    soloBest: await soloRuns.bestOf(id),
    shots,
    recent: await games.recentOf(id, RECENT),
  }
}

const starsByChapter = (bests: readonly LevelBestRecord[]): readonly number[] =>
  Array.from({ length: CHAPTERS }, (_, place) =>
    bests.filter(({ number }) => chapterOf(number) === place + 1).reduce((sum, { stars }) => sum + stars, 0),
  )
