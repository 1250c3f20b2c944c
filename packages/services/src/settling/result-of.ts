import type { RatingRecord, Repositories, SeatRecord, SettlementRecord } from '@skelly/db'
import { matchResultSchema, type MatchResult, type RatingReceipt } from '@skelly/protocol'

/** How a match ended, from what settling it wrote and what moderators said of it since; null while it is open and for one that never was. */
export const resultOf = async (
  { cases, experience, matches, ratings, replays, seats, settlements }: Repositories,
  matchId: string,
): Promise<MatchResult | null> => {
  const match = await matches.find(matchId)
  const settlement = await settlements.of(matchId)
  if (match === null || settlement === null) return null
  const rated = await ratings.ofMatch(matchId)
  const earned = await experience.ofMatch(matchId)
  const seated = (await seats.of(matchId)).map((seat) => ({
    ...faceOf(seat),
    xp: earned.find(({ playerId }) => playerId === seat.playerId)?.amount ?? 0,
    rating: receiptOf(rated.find(({ playerId }) => playerId === seat.playerId)),
  }))
  return matchResultSchema.parse({
    matchId,
    outcome: outcomeOf(settlement),
    abandoned: settlement.abandonedFor !== null,
    verdict: (await cases.of(matchId))?.verdict ?? null,
    endedAt: match.endedAt,
    seats: seated,
    replayId: await replays.idOfMatch(matchId),
  })
}

const faceOf = ({ seat, name, fill, colour, place }: SeatRecord) => ({
  seat,
  name,
  fill,
  colour: colour ?? seat,
  place,
})

const outcomeOf = ({ outcome, leaving, voiding }: SettlementRecord) =>
  outcome === 'void' ? { kind: outcome, why: voiding } : { kind: outcome, leaving }

const receiptOf = (record: RatingRecord | undefined): RatingReceipt | null => {
  if (record === undefined) return null
  const { before, expected, k, after } = record
  return { before, expected, k, after }
}
