import { countingAnswerSchema, issuedSeedSchema, type CountingAnswer, type SeedIssue } from '@skelly/protocol'
import { z } from 'zod'
import { attemptsSchema } from './sent-attempts.ts'

const account = z.string()
/** A begun game: its seed, whose it is, and the seed of the game that it is the rematch of. */
const dealtSchema = z.object({ seed: z.string(), account, rematchOf: z.string().nullable().default(null) })
const sentGameSchema = dealtSchema.extend({
  /** The compact replay. */
  game: z.string(),
  /** Null while it waits to be sent. */
  answer: countingAnswerSchema.nullable(),
})

/** What this device remembers of what counts: seeds for games, finished ones until they are answered, levels won. */
export const ledgerSchema = z.object({
  version: z.literal(1),
  /** Who is signed in, as far as this device knows. */
  account: account.nullable(),
  /** Unused seeds of that account. */
  seeds: z.array(issuedSeedSchema),
  /** Games that were begun. */
  dealt: z.array(dealtSchema),
  /** Games that were given up, until the server knows. */
  givenUp: z.array(dealtSchema).default([]),
  games: z.array(sentGameSchema),
  ...attemptsSchema.shape,
})
export type CountingLedger = z.infer<typeof ledgerSchema>
export type WaitingGame = z.infer<typeof sentGameSchema>

export const EMPTY_LEDGER: CountingLedger = {
  version: 1,
  account: null,
  seeds: [],
  dealt: [],
  givenUp: [],
  games: [],
  attempts: [],
  counted: [],
}

/** How many begun games, given-up ones and answers are remembered. */
const MOST_DEALT = 50
const MOST_GIVEN_UP = 50
const MOST_ANSWERED = 20

/** A seed for a game, and the ledger without it. */
export interface TakenSeed {
  readonly seed: string
  /** The seed of the game that the new one is the rematch of, as far as the account knows; null for a first game. */
  readonly rematchOf: string | null
  readonly ledger: CountingLedger
}

/**
 * A seed for a game that begins now; null where there is none.
 * @param before the seed of the game of the same players that has just ended, or null
 */
export const takeSeed = (ledger: CountingLedger, before: string | null, now: number): TakenSeed | null => {
  const { account: owner, dealt } = ledger
  const [first, ...seeds] = ledger.seeds.filter(({ expiresAt }) => expiresAt > now)
  if (first === undefined || owner === null) return null
  const { seed } = first
  const rematchOf = before !== null && isCounting(ledger, before, owner) ? before : null
  const begun = [...dealt, { seed, account: owner, rematchOf }].slice(-MOST_DEALT)
  return { seed, rematchOf, ledger: { ...ledger, seeds, dealt: begun } }
}

/** Whether a finished game of the account waits to be counted, or was. */
const isCounting = ({ games }: CountingLedger, seed: string, owner: string): boolean =>
  games.some((game) => game.seed === seed && game.account === owner && game.answer?.ok !== false)

/** A begun game that nobody goes on with: its seed is for no game any more. */
export const withGivenUp = (ledger: CountingLedger, seed: string): CountingLedger => {
  const begun = ledger.dealt.find((each) => each.seed === seed)
  if (begun === undefined || ledger.games.some((each) => each.seed === seed)) return ledger
  const dealt = ledger.dealt.filter((each) => each !== begun)
  return { ...ledger, dealt, givenUp: [...ledger.givenUp, begun].slice(-MOST_GIVEN_UP) }
}

/** What the server has yet to be told that it was given up. */
export const givenUpIn = ({ account: owner, givenUp }: CountingLedger): readonly string[] =>
  givenUp.filter((game) => game.account === owner).map(({ seed }) => seed)

/** The server knows of those that were given up by that account. */
export const withGivenUpTold = (
  ledger: CountingLedger,
  told: readonly string[],
  owner: string,
): CountingLedger => ({
  ...ledger,
  givenUp: ledger.givenUp.filter((game) => game.account !== owner || !told.includes(game.seed)),
})

/** Another account's seeds are given up: nobody plays from them here. */
export const withSeeds = (ledger: CountingLedger, issue: SeedIssue): CountingLedger => {
  const kept = ledger.account === issue.account ? ledger : signedOut(ledger)
  return { ...kept, account: issue.account, seeds: [...kept.seeds, ...issue.seeds] }
}

/** A guest's games are not counted. What waits goes on waiting for its account, and so do unused seeds to be told. */
export const signedOut = (ledger: CountingLedger): CountingLedger => {
  const { account: owner, givenUp, seeds } = ledger
  const unused = owner === null ? [] : seeds.map(({ seed }) => ({ seed, account: owner, rematchOf: null }))
  return {
    ...ledger,
    account: null,
    seeds: [],
    counted: [],
    givenUp: [...givenUp, ...unused].slice(-MOST_GIVEN_UP),
  }
}

/** Takes a finished game in, once, where its seed was one for counted games; else nothing changes. */
export const withGame = (ledger: CountingLedger, seed: string, game: string): CountingLedger => {
  const begun = ledger.dealt.find((each) => each.seed === seed)
  if (begun === undefined || ledger.games.some((each) => each.seed === seed)) return ledger
  return { ...ledger, games: [...ledger.games, { ...begun, game, answer: null }] }
}

/** What waits to be sent for who is signed in, the oldest first. */
export const waitingIn = ({ account: owner, games }: CountingLedger): readonly WaitingGame[] =>
  games.filter((game) => game.answer === null && game.account === owner)

/** Whether the game is a rematch of one that waits itself: it is sent after that one is answered. */
export const mustWait = ({ games }: CountingLedger, { rematchOf }: WaitingGame): boolean =>
  games.some((game) => game.seed === rematchOf && game.answer === null)

/** Whether the same game may be answered otherwise another time. */
const isForLater = (answer: CountingAnswer): boolean =>
  !answer.ok && (answer.refusal === 'not-now' || answer.refusal === 'too-many-today')

/** Keeps the answer to a game; one that is for another time leaves it waiting. */
export const withAnswer = (ledger: CountingLedger, seed: string, answer: CountingAnswer): CountingLedger => {
  if (isForLater(answer)) return ledger
  const games = ledger.games.map((game) => (game.seed === seed ? { ...game, answer } : game))
  const answered = games.filter((game) => game.answer !== null).slice(-MOST_ANSWERED)
  return { ...ledger, games: games.filter((game) => game.answer === null || answered.includes(game)) }
}

/** Where a game stands: 'uncounted' where its seed was never one for counted games. */
export type Counting =
  | { readonly kind: 'uncounted' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'answered'; readonly answer: CountingAnswer }

export const countingOf = ({ games }: CountingLedger, seed: string): Counting => {
  const game = games.find((each) => each.seed === seed)
  if (game === undefined) return { kind: 'uncounted' }
  return game.answer === null ? { kind: 'waiting' } : { kind: 'answered', answer: game.answer }
}
