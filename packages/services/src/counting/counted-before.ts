import type { IssuedSeedRecord, Repositories } from '@skelly/db'
import type { CountedGame, CountingAnswer, CountingRefusal } from '@skelly/protocol'
import type { SentGame } from './read-sent-game.ts'

/** A sent game with its sender. */
export interface OwnGame extends SentGame {
  readonly playerId: string
  /** The seed of the game that this one is said to be the rematch of, or null. */
  readonly rematchOf: string | null
  readonly now: number
}

/** What a sent game's seed says about it already; null when it is open for the game. */
export const countedBefore = async (
  repositories: Repositories,
  sent: OwnGame,
): Promise<CountingAnswer | null> =>
  answerBySeed(repositories, sent, await repositories.issuedSeeds.find(sent.replay.setup.seed))

/** The same for a seed that was read, and locked, already. */
export const answerBySeed = async (
  repositories: Repositories,
  { identity, now, playerId }: OwnGame,
  issued: IssuedSeedRecord | null,
): Promise<CountingAnswer | null> => {
  // whether another account has it is nobody's business
  if (issued?.playerId !== playerId) return refused('foreign-seed')
  const { expiresAt, matchId } = issued
  if (matchId === null) return expiresAt > now ? null : refused('lapsed-seed')
  const isSame = (await repositories.replays.identityOfMatch(matchId)) === identity
  return isSame ? { ok: true, value: await countedAs(repositories, matchId) } : refused('used-seed')
}

const refused = (refusal: CountingRefusal): CountingAnswer => ({ ok: false, refusal, shot: null })

/** What counting the game has written. */
const countedAs = async (
  { experience, replays, seats, soloRuns }: Repositories,
  matchId: string,
): Promise<CountedGame> => {
  const [own] = await seats.of(matchId)
  const replayId = await replays.idOfMatch(matchId)
  if (own?.place === undefined || own.place === null || replayId === null)
    throw new Error(`match ${matchId} used a seed and is not counted`)
  const [earned] = await experience.ofMatch(matchId)
  const run = await soloRuns.of(matchId)
  const solo = run === null ? null : { flicks: run.flicks, stars: run.stars }
  return { matchId, replayId, xp: earned?.amount ?? 0, place: own.place, solo }
}
