import type { LadderKind, Ranked } from '@skelly/db'
import { playerCardSchema, type Policy } from '@skelly/protocol'
import { z } from 'zod'
import { playerCard } from '../players/player-card.ts'

/** A player in a ladder. Those of one score share a place. */
export const ladderRowSchema = z.object({
  /** Null for a provisional player. */
  place: z.int().nullable(),
  /** A rating or the points won and lost, XP, stars, or the flicks of a solo run. */
  score: z.int(),
  card: playerCardSchema,
})
export type LadderRow = z.infer<typeof ladderRowSchema>

export const ladderRow = ({ place, player, score }: Ranked, kind: LadderKind, policy: Policy): LadderRow => ({
  place,
  // a ladder has the most on top: runs are kept by their flicks below zero
  score: kind === 'solo' ? -score : score,
  card: playerCard(player, policy),
})
