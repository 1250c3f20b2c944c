import type { Database, EarlierCase, SeatRecord } from '@skelly/db'
import type { CaseSeat, RatingReceipt, WalkOutsPolicy } from '@skelly/protocol'
import { keptOut } from '../keeping-out/kept-out.ts'

/** So many of a player's other cases stand beside this one. */
const EARLIER = 10

/** As it is read: the words of earlier cases are parsed with the file. */
type SeatOfCase = Omit<CaseSeat, 'earlier'> & { readonly earlier: readonly EarlierCase[] }

interface Asking {
  readonly matchId: string
  readonly now: number
}

/** Who sat at the table of a case, in turn order, with what is known of each. */
export const caseSeats = async (
  database: Database,
  { matchId, now }: Asking,
  walkOuts: WalkOutsPolicy,
): Promise<readonly SeatOfCase[]> => {
  const seats: SeatOfCase[] = []
  for (const seat of await database.seats.of(matchId)) {
    const { playerId } = seat
    const kept = await keptOut(database, { playerId, now }, walkOuts)
    seats.push({
      ...(await faceOf(database, seat)),
      receipt: await receiptOf(database, matchId, playerId),
      record: await rankedRecordOf(database, playerId),
      earlier: await database.caseQueue.earlierOf(playerId, matchId, EARLIER),
      keptOutUntil: kept?.until ?? null,
    })
  }
  return seats
}

const faceOf = async ({ players }: Database, { colour, fill, place, playerId, seat }: SeatRecord) => {
  const player = await players.byId(playerId)
  if (player === null) throw new Error(`no player ${playerId}`)
  const { id, name, ratedGames, rating } = player
  return { id, name, rating, ratedGames, seat, fill, colour: colour ?? seat, place }
}

const receiptOf = async (
  { ratings }: Database,
  matchId: string,
  playerId: string,
): Promise<RatingReceipt | null> => {
  const entry = (await ratings.ofMatch(matchId)).find((each) => each.playerId === playerId)
  if (entry === undefined) return null
  const { before, expected, k, after } = entry
  return { before, expected, k, after }
}

const rankedRecordOf = async ({ records }: Database, playerId: string) => {
  const ranked = (await records.byWay(playerId)).find(({ way }) => way === 'ranked')
  return { won: ranked?.won ?? 0, lost: ranked?.lost ?? 0, void: ranked?.void ?? 0 }
}
