import { newId, type Database, type PlayerRecord, type Repositories } from '@skelly/db'
import { encodeReplay, millis, type Replay, REPLAY_FORMAT, type Setup } from '@skelly/engine'
import type { CountingAnswer } from '@skelly/protocol'
import { SETUP_VERSION } from '../opening/setup-codec.ts'
import { refreshLadders } from '../rankings/refresh-ladders.ts'
import { keepFacts } from '../replays/keep-facts.ts'
import { answerBySeed, countedBefore, type OwnGame } from './counted-before.ts'
import { creditXp } from '../progress/credit-xp.ts'
import { orderFault } from './order-fault.ts'
import { publicSeats } from './public-seats.ts'
import type { DeviceScore } from './recheck-game.ts'

/**
 * Writes a game that was played again into its player's ledger and among their games, all or nothing, and uses its
 * seed up. Nothing is written for a seed that another process used meanwhile: then its answer is given. Nor where the
 * game before has had its rematch meanwhile.
 */
export const keepCountedGame = (
  database: Database,
  sent: OwnGame,
  score: DeviceScore,
): Promise<CountingAnswer> =>
  database.transaction(async (repositories) => {
    const { seed } = sent.replay.setup
    const issued = await repositories.issuedSeeds.lock(seed)
    const before = await answerBySeed(repositories, sent, issued)
    if (before !== null || issued === null) return before ?? neverCounted(seed)
    const [player] = await repositories.players.lock([sent.playerId])
    if (player === undefined) throw new Error(`no player ${sent.playerId}`)
    // no other game of the player's is counted from here on
    const fault = await orderFault(repositories, sent)
    if (fault !== null) return { ok: false, refusal: fault, shot: null }
    const game = gameOf(sent, score, { player, issuedAt: issued.issuedAt })
    await keepMatch(repositories, sent, game)
    await credit(repositories, sent, game)
    const { rematchOf, now } = sent
    await repositories.issuedSeeds.use(seed, { matchId: game.matchId, rematchOf, at: now })
    await refreshLadders(repositories, [player.id], game.endedAt)
    return (await countedBefore(repositories, sent)) ?? neverCounted(seed)
  })

const neverCounted = (seed: string): never => {
  throw new Error(`the seed ${seed} has no answer`)
}

/** A game as it is stored. */
interface Game {
  readonly matchId: string
  readonly player: PlayerRecord
  readonly replay: Replay
  readonly score: DeviceScore
  readonly endedAt: number
}

/** What the device says of times and names is not believed: the game lies between its seed's issue and now. */
const gameOf = (
  { now, replay }: OwnGame,
  score: DeviceScore,
  { player, issuedAt }: { readonly player: PlayerRecord; readonly issuedAt: number },
): Game => {
  const date = millis(Math.min(Math.max(replay.date, issuedAt), now))
  const setup: Setup = { ...replay.setup, seats: publicSeats(replay.setup.seats, player.name) }
  const endedAt = Math.min(date + score.lasted, now)
  return { matchId: newId(), player, score, endedAt, replay: { ...replay, date, setup } }
}

const keepMatch = async (
  repositories: Repositories,
  { identity, now, playerId, seat }: OwnGame,
  { endedAt, matchId, replay, score }: Game,
): Promise<void> => {
  const { matches, replays, seats, settlements } = repositories
  const { date, setup } = replay
  const { fill } = setup.seats[seat] ?? neverCounted(setup.seed)
  await matches.add({ id: matchId, way: setup.way, setupVersion: SETUP_VERSION, setup, openedAt: date })
  await matches.begin(matchId, date)
  await matches.end(matchId, endedAt)
  await seats.addClosed({ matchId, seat, playerId, fill, place: score.place })
  const words = { outcome: 'won', leaving: score.leaving, voiding: null, abandonedFor: null } as const
  await settlements.add({ matchId, ...words, settledAt: now })
  const [replayId, text] = [newId(), encodeReplay(replay)]
  await replays.add({ id: replayId, matchId, identity, format: REPLAY_FORMAT, text, playedAt: date })
  await keepFacts(repositories, { replayId, matchId, way: setup.way, endedAt, facts: score.facts })
}

const credit = async (
  repositories: Repositories,
  { playerId }: OwnGame,
  { endedAt: at, matchId, player, score: { shots, solo, xp, xpRows } }: Game,
): Promise<void> => {
  const { notableShots, players, soloRuns } = repositories
  await creditXp(repositories, { playerId, matchId, rows: xpRows, at })
  const { rating, ratedGames, highest } = player
  await players.keepStanding(playerId, { rating, ratedGames, highest, xp: player.xp + xp })
  await notableShots.add(shots.map(({ kind, ply, value }) => ({ matchId, playerId, kind, ply, value })))
  if (solo !== null) await soloRuns.add({ matchId, playerId, ...solo, at })
}
