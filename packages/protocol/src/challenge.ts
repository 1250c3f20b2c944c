import { FILL_NAMES } from '@skelly/engine'
import { z } from 'zod'

/** Why an attempt at a level that a device sent is not counted. */
export const SENT_ATTEMPT_REFUSALS = [
  /** No replay in the compact form. */
  'unreadable',
  'too-large',
  /** A format, or a version of physics, rules or computer players, that this server does not know. */
  'unknown-version',
  'no-such-level',
  /** It is an attempt at another level, or at none. */
  'other-level',
  /** Its header names the level, but not with the court, the terms, the clock, the fill and the seed that it has. */
  'edited-level',
  /** Played again on the level it does not come out as it says. */
  'not-true',
  /** A computer player would have done something else. */
  'other-computer',
  /** Something was done after it was won or lost. */
  'after-the-end',
  'unfinished',
  'lost',
  /** It is sent for more stars than it has earned. */
  'more-stars',
  /** Another account sent the very same flicks first. */
  'copied',
  /** More attempts in a day than are played again. */
  'too-many-today',
  /** Playing it again took longer than any attempt needs. */
  'took-too-long',
  /** Nothing is wrong with the attempt: send it again later. */
  'not-now',
] as const
export type SentAttemptRefusal = (typeof SENT_ATTEMPT_REFUSALS)[number]

export const levelNumberSchema = z.int().min(1).max(200)
export const starsSchema = z.union([z.literal(1), z.literal(2), z.literal(3)])

/** What an attempt has earned: its stars, and the flicks that it cost. */
const earnedSchema = z.strictObject({ stars: starsSchema, flicks: z.int().min(1) })

/** An attempt that counts. It is counted already, or kept until the level before it is won. */
export const keptAttemptSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('counted'),
    number: levelNumberSchema,
    ...earnedSchema.shape,
    /** The account's best at the level, from now on. */
    best: earnedSchema,
    /** Whether the best is this one. */
    isBest: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal('waits'),
    number: levelNumberSchema,
    ...earnedSchema.shape,
    /** The level before. Where a chapter begins it is the whole chapter before, up to this level, that has to give more. */
    for: levelNumberSchema,
  }),
])
export type KeptAttempt = Readonly<z.infer<typeof keptAttemptSchema>>

/** The account's best at a level. */
export const levelBestSchema = z.strictObject({ number: levelNumberSchema, ...earnedSchema.shape })

/** All that an account has counted, in the order of the levels, and whose it is. */
export const ownLevelsSchema = z.strictObject({
  /** The account, as an opaque word: what waits on a device waits until it is signed in again. */
  account: z.uuid(),
  levels: z.array(levelBestSchema).readonly(),
})

const pointSchema = z.strictObject({ x: z.number(), y: z.number() })
const flickSchema = z.strictObject({ dx: z.int(), dy: z.int(), strength: z.int() })

/** What earns three stars at a level: the person's turns alone. */
export const solutionSchema = z.strictObject({
  fill: z.enum(FILL_NAMES),
  turns: z.array(z.strictObject({ setDown: pointSchema.nullable(), flick: flickSchema })).readonly(),
})
