import { newId, type MatchRecord, type Repositories, type SeatRecord } from '@skelly/db'
import { xpIn, type Receipt } from '@skelly/engine'
import { creditXp } from '../progress/credit-xp.ts'
import { ratePlayers, type Contender } from './rate-players.ts'
import type { Score, SeatScore } from './score-match.ts'

/** Writes a match into its players' ledgers and sums, and lets them go from the table. Answers who they are. */
export const creditPlayers = async (
  repositories: Repositories,
  match: MatchRecord,
  score: Score,
): Promise<readonly string[]> => {
  const contenders = await contendersOf(repositories, await repositories.seats.of(match.id))
  const receipts = match.way === 'ranked' ? ratePlayers(score, contenders) : new Map<number, Receipt>()
  for (const contender of contenders) {
    const seatScore = score.seats[contender.seat]
    if (seatScore === undefined) throw new Error(`seat ${contender.seat} has no score`)
    const credit = {
      matchId: match.id,
      at: score.endedAt,
      seatScore,
      receipt: receipts.get(contender.seat) ?? null,
    }
    await creditPlayer(repositories, contender, credit)
  }
  return contenders.map(({ player }) => player.id)
}

const contendersOf = async (
  { players }: Repositories,
  seats: readonly SeatRecord[],
): Promise<readonly Contender[]> => {
  const locked = await players.lock(seats.map(({ playerId }) => playerId))
  return seats.map(({ seat, playerId }) => {
    const player = locked.find(({ id }) => id === playerId)
    if (player === undefined) throw new Error(`no player ${playerId}`)
    return { seat, player }
  })
}

interface Credit {
  readonly matchId: string
  readonly at: number
  readonly seatScore: SeatScore
  readonly receipt: Receipt | null
}

const creditPlayer = async (
  repositories: Repositories,
  { seat, player }: Contender,
  { matchId, at, seatScore: { place, xp }, receipt }: Credit,
): Promise<void> => {
  const { players, ratings, seats } = repositories
  const common = { playerId: player.id, matchId, at }
  const ratedGames = player.ratedGames + (receipt === null ? 0 : 1)
  const rating = receipt?.after ?? player.rating
  if (receipt !== null) {
    const number = await ratings.nextNumber(player.id)
    await ratings.add({ id: newId(), ...common, number, ratedGame: ratedGames, ...receipt })
  }
  await creditXp(repositories, { ...common, rows: xp })
  await seats.close(matchId, seat, place)
  const highest = Math.max(player.highest, rating)
  await players.keepStanding(player.id, { rating, ratedGames, highest, xp: player.xp + xpIn(xp) })
}
