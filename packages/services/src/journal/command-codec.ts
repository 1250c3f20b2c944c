import { LEAVINGS, VOIDINGS, type Command, type SkellyMove } from '@skelly/engine'
import { z } from 'zod'

const at = z.int()
const seat = z.int().min(0)
const moveSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('aim') }),
  z.strictObject({ kind: z.literal('set-down'), x: z.int(), y: z.int() }),
  z.strictObject({
    kind: z.literal('flick'),
    shotId: z.string().regex(/^[0-9a-f]{32}$/),
    dx: z.int(),
    dy: z.int(),
    strength: z.int(),
  }),
])
const commandSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('begin'), at }),
  z.strictObject({ kind: z.literal('move'), at, seat, ply: z.int().min(0), move: moveSchema }),
  z.strictObject({ kind: z.literal('time-out'), at }),
  z.strictObject({ kind: z.literal('leave'), at, seats: z.array(seat), why: z.enum(LEAVINGS) }),
  z.strictObject({ kind: z.literal('resume'), at, away: z.number() }),
  z.strictObject({ kind: z.literal('void'), at, why: z.enum(VOIDINGS) }),
])

/**
 * A stored command, in the form of journal version 1.
 * @throws when it is of another form: nothing but this code writes them
 */
export const storedCommand = (command: unknown): Command<SkellyMove> =>
  commandSchema.parse(command) as unknown as Command<SkellyMove>
