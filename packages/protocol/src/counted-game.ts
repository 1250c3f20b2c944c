import { z } from 'zod'

/** Why a game that a device sent is not counted. */
export const COUNTING_REFUSALS = [
  /** No replay in the compact form. */
  'unreadable',
  'too-large',
  /** A format, or a version of physics, rules or computer players, that this server does not know. */
  'unknown-version',
  /** Only games against the machine and solo runs count. */
  'not-counted-way',
  /** A court, a street, a clock or seats that a counted game does not have. */
  'other-table',
  /** Neither the turn order of its seed nor that of the rematch of a counted game (R2.3). */
  'other-order',
  /** It goes on, or it is void. */
  'unfinished',
  /** This server did not issue the seed to this account. */
  'foreign-seed',
  'lapsed-seed',
  /** Another game was counted for the seed. */
  'used-seed',
  /** More games in a day than are played again. */
  'too-many-today',
  /** The rules refuse one of its moves: another's turn, an impossible place, a flick too many or too early. */
  'move-refused',
  /** Played again a shot does not come out as it says. */
  'other-outcome',
  /** Played again it does not end as it says. */
  'other-end',
  /** A computer player would have done something else. */
  'computer-move-differs',
  /** Playing it again took longer than any game needs. */
  'took-too-long',
  /** Nothing is wrong with the game: send it again later. */
  'not-now',
] as const
export type CountingRefusal = (typeof COUNTING_REFUSALS)[number]

/** What a game from a device was counted as (R11.2). */
export const countedGameSchema = z.strictObject({
  matchId: z.uuid(),
  replayId: z.uuid(),
  xp: z.int(),
  /** 1 for the winner. */
  place: z.int(),
  /** Null for a game against the machine. */
  solo: z.strictObject({ flicks: z.int(), stars: z.int().min(1).max(3) }).nullable(),
})
export type CountedGame = Readonly<z.infer<typeof countedGameSchema>>

/** The answer to a sent game: `shot` counts flicks and lost turns from 1, where one of them is what is wrong. */
export const countingAnswerSchema = z.discriminatedUnion('ok', [
  z.strictObject({ ok: z.literal(true), value: countedGameSchema }),
  z.strictObject({
    ok: z.literal(false),
    refusal: z.enum(COUNTING_REFUSALS),
    shot: z.int().min(1).nullable(),
  }),
])
export type CountingAnswer = Readonly<z.infer<typeof countingAnswerSchema>>

/** A seed as it is sent. */
export const seedWordSchema = z.string().regex(/^[0-9a-f]{32}$/)

/** A seed for one counted game. */
export const issuedSeedSchema = z.strictObject({
  seed: seedWordSchema,
  /** From then on no game is counted for it, epoch milliseconds. */
  expiresAt: z.number(),
})

/** Seeds for a device, and whose they are. */
export const seedIssueSchema = z.strictObject({
  /** The account, as an opaque word: games wait until it is signed in again. */
  account: z.uuid(),
  seeds: z.array(issuedSeedSchema),
})
export type SeedIssue = Readonly<z.infer<typeof seedIssueSchema>>
