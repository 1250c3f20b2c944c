import { DIRECTION_LIMIT, STRENGTH_LIMIT } from '@skelly/engine'
import { z } from 'zod'

/** Whole number of 1/1024 mm; far beyond any court, so that the engine gives the reason. */
const gridCoordinate = z.int().min(-4_194_304).max(4_194_304)
const ply = z.int().min(0).max(1_000_000)
const pixels = z.number().min(-100_000).max(100_000)

/** `aim`: somebody is there and aiming. Nothing else comes of it (R10.4). */
export const aimSchema = z.strictObject({ ply })
/** `set-down`: may be repeated, the last valid one stands (R3.3). */
export const setDownSchema = z.strictObject({ ply, x: gridCoordinate, y: gridCoordinate })
/** `flick`: repeated with the same `shotId` it is answered from the journal. */
export const flickSchema = z.strictObject({
  ply,
  shotId: z.string().regex(/^[0-9a-f]{32}$/),
  dx: z.int().min(-DIRECTION_LIMIT).max(DIRECTION_LIMIT),
  dy: z.int().min(-DIRECTION_LIMIT).max(DIRECTION_LIMIT),
  strength: z.int().min(1).max(STRENGTH_LIMIT),
  /** The raw pull in CSS pixels, kept with the journal in ranked; absent from the keyboard. */
  pull: z.strictObject({ dx: pixels, dy: pixels }).optional(),
})
/** `leave`: the button; an ordinary loss (R10.3). */
export const leaveSchema = z.strictObject({})
/** `since`: what happened after this many journal entries? */
export const sinceSchema = z.strictObject({ seq: z.int().min(0).max(1_000_000) })
/** `pong`: the answer to a ping, with the ping's own `at`. */
export const pongSchema = z.strictObject({ at: z.number() })

/** All that a player's client may say in a match room, by message type. */
export const matchClientMessages = {
  aim: aimSchema,
  'set-down': setDownSchema,
  flick: flickSchema,
  leave: leaveSchema,
  since: sinceSchema,
  pong: pongSchema,
} as const
export type MatchClientMessage = keyof typeof matchClientMessages

export type AimMessage = z.infer<typeof aimSchema>
export type SetDownMessage = z.infer<typeof setDownSchema>
export type FlickMessage = z.infer<typeof flickSchema>
