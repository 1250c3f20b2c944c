import type { PlayerRecord } from '@skelly/db'
import { rate, type Receipt } from '@skelly/engine'
import type { Score } from './score-match.ts'

/** A player at the table. */
export interface Contender {
  readonly seat: number
  readonly player: PlayerRecord
}

/** Receipts by seat. */
export type RatingReceipts = ReadonlyMap<number, Receipt>

/** R10.1: what a ranked game between two does to their ratings; nothing when it is void. */
export const ratePlayers = (score: Score, contenders: readonly Contender[]): RatingReceipts => {
  if (score.outcome.kind === 'void') return new Map()
  const [winner, loser] = [1, 2].map((place) => {
    const seat = score.seats.find((each) => each.place === place)?.seat
    return contenders.find((contender) => contender.seat === seat)
  })
  if (winner === undefined || loser === undefined) throw new Error('a ranked game has a winner and a loser')
  const receipts = rate(winner.player, loser.player)
  return new Map([
    [winner.seat, receipts.winner],
    [loser.seat, receipts.loser],
  ])
}
