import { z } from 'zod'
import { quickWordSchema } from './rooms/quick-words.ts'

/** Whole numbers far beyond every limit of the game: that one is too large the engine says, and why. */
const whole = z.int().min(-4_194_304).max(4_194_304)
const ply = z.int().min(0).max(1_000_000)
const pixels = z.number().min(-100_000).max(100_000)

/** `aim`: somebody is there and aiming. Nothing else comes of it (R10.4). */
export const aimSchema = z.strictObject({ ply })
/** `set-down` in whole 1/1024 mm: may be repeated, the last valid one stands (R3.3). */
export const setDownSchema = z.strictObject({ ply, x: whole, y: whole })
/** `flick`: repeated with the same `shotId` it is answered from the journal. */
export const flickSchema = z.strictObject({
  ply,
  shotId: z.string().regex(/^[0-9a-f]{32}$/),
  dx: whole,
  dy: whole,
  strength: whole,
  /** The raw pull in CSS pixels, kept with the journal in ranked; absent from the keyboard. */
  pull: z.strictObject({ dx: pixels, dy: pixels }).optional(),
})
/** `leave`: the button; an ordinary loss (R10.3). */
export const leaveSchema = z.strictObject({})
/** `since`: what happened after these many journal entries? 0 asks for a fresh `welcome`. */
export const sinceSchema = z.strictObject({ seq: z.int().min(0).max(1_000_000) })
/** `pong`: the answer to a ping with the ping's own `at`, and the client's own clock: `time` answers it. */
export const pongSchema = z.strictObject({ at: z.number(), sent: z.number() })

/** `say`: one of the quick words, to everybody at the table. */
export const saySchema = z.strictObject({ word: quickWordSchema })
/** `tap`: a finger on a cap, for everybody to see: `cap` is its seat. */
export const tapSchema = z.strictObject({ cap: z.int().min(0).max(25) })
/** `rematch`: once more, or no more, when the game is over (policies, Rematch). */
export const rematchSchema = z.strictObject({ wish: z.boolean() })
/** `lately`: how did the last shots go? Whoever comes anew is told with `lately`. */
export const latelySchema = z.strictObject({})

/** What becomes of the page that a client runs in: out of sight, in sight again, or gone on purpose. */
export const PAGE_STATES = ['shown', 'hidden', 'closing'] as const
/** `page`: nothing comes of it in the game; in ranked it is kept as evidence. It is shown until something else is said. */
export const pageSchema = z.strictObject({ state: z.enum(PAGE_STATES) })

/** All that a client may say in a match room, by message type. A watcher's `since`, `pong`, `lately` and `page` are heard. */
export const matchClientMessages = {
  aim: aimSchema,
  'set-down': setDownSchema,
  flick: flickSchema,
  leave: leaveSchema,
  since: sinceSchema,
  pong: pongSchema,
  say: saySchema,
  tap: tapSchema,
  rematch: rematchSchema,
  lately: latelySchema,
  page: pageSchema,
} as const
export type MatchClientMessage = keyof typeof matchClientMessages

export type PageState = (typeof PAGE_STATES)[number]
export type AimMessage = z.infer<typeof aimSchema>
export type SetDownMessage = z.infer<typeof setDownSchema>
export type SinceMessage = z.infer<typeof sinceSchema>
export type PongMessage = z.infer<typeof pongSchema>
export type FlickMessage = z.infer<typeof flickSchema>
