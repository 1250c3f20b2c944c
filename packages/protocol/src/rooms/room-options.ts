import { z } from 'zod'

/** Seconds for each flick that a maker may choose (R3.8); null is no clock. */
export const ROOM_CLOCKS = [10, 20, 30, null] as const
/** Who may watch: everybody who has the code, or nobody. */
export const WATCHING = ['anyone', 'nobody'] as const
/** How the turn order comes about: drawn from the seed (R2.3), or as the seats stand in the lobby. */
export const TURN_ORDERS = ['drawn', 'chosen'] as const

/** What a room's maker decides. */
export const roomOptionsSchema = z.strictObject({
  /** 2 to 4. */
  seats: z.int().min(2).max(4),
  shotClock: z.union([z.literal(10), z.literal(20), z.literal(30), z.null()]),
  aimGuide: z.boolean(),
  watching: z.enum(WATCHING),
  order: z.enum(TURN_ORDERS),
})
export type RoomOptions = Readonly<z.infer<typeof roomOptionsSchema>>

export const USUAL_ROOM: RoomOptions = {
  seats: 4,
  shotClock: 20,
  aimGuide: true,
  watching: 'anyone',
  order: 'drawn',
}
