import { z } from 'zod'

/** 3 to 20 letters, digits, `_` and `-` after NFKC (policies, Names), all of them to be seen: fillers are letters, too. */
export const NAME_PATTERN = /^(?!.*\p{Default_Ignorable_Code_Point})[\p{L}\p{Nd}_-]{3,20}$/u

export const playerCardSchema = z.strictObject({
  name: z.string(),
  rating: z.int(),
  /** Fewer than 10 rated games. */
  provisional: z.boolean(),
  ratedGames: z.int(),
  xp: z.int(),
  level: z.int(),
})
/** A player's public face in a line. */
export type PlayerCard = z.infer<typeof playerCardSchema>
