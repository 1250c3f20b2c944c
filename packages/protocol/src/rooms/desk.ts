import { z } from 'zod'

/** Why a room could not be opened or found. */
export const DESK_REFUSALS = [
  /** No live room has the code: closed, or never used. */
  'no-such-room',
  /** Too many wrong codes; `retryAfter` says for how long. */
  'wait',
  /** The person sits at a table that is not finished. */
  'already-playing',
  /** The person is the maker of as many open rooms as one may be. */
  'too-many-rooms',
  /** As many rooms as may be were opened from this address in the last minutes. */
  'too-many-opened',
  /** No code is free. */
  'no-code-free',
  /** The stores do not answer. */
  'not-now',
  'bad-ticket',
] as const

/** The room desk's answer, to opening a room as well as to finding one by its code. */
export const deskAnswerSchema = z.discriminatedUnion('ok', [
  z.strictObject({ ok: z.literal(true), value: z.strictObject({ roomId: z.uuid(), code: z.string() }) }),
  z.strictObject({
    ok: z.literal(false),
    refusal: z.enum(DESK_REFUSALS),
    /** Milliseconds, with `wait` only. */
    retryAfter: z.number().optional(),
  }),
])
export type DeskAnswer = z.infer<typeof deskAnswerSchema>

/** The game server's HTTP routes of the room desk: POST with the ticket as bearer and an empty body. */
export const DESK_ROUTES = { open: '/desk/open', find: '/desk/find' } as const
