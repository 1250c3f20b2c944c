import { countingAnswerSchema, issuedSeedSchema, type CountingAnswer, type SeedIssue } from '@skelly/protocol'
import { z } from 'zod'

const account = z.string()
const sentGameSchema = z.object({
  seed: z.string(),
  account,
  /** The compact replay. */
  game: z.string(),
  /** Null while it waits to be sent. */
  answer: countingAnswerSchema.nullable(),
})

/** What this device remembers of games that count: seeds for them, and the finished ones until they are answered. */
export const ledgerSchema = z.object({
  version: z.literal(1),
  /** Who is signed in, as far as this device knows. */
  account: account.nullable(),
  /** Unused seeds of that account. */
  seeds: z.array(issuedSeedSchema),
  /** Seeds of games that were begun, and whose they are. */
  dealt: z.array(z.object({ seed: z.string(), account })),
  games: z.array(sentGameSchema),
})
export type CountingLedger = z.infer<typeof ledgerSchema>
export type WaitingGame = z.infer<typeof sentGameSchema>

export const EMPTY_LEDGER: CountingLedger = { version: 1, account: null, seeds: [], dealt: [], games: [] }

/** How many begun games and how many answers are remembered. */
const MOST_DEALT = 50
const MOST_ANSWERED = 20

/** A seed for a game that begins now, and the ledger without it; null where there is none. */
export const takeSeed = (
  ledger: CountingLedger,
  now: number,
): { readonly seed: string; readonly ledger: CountingLedger } | null => {
  const { account: owner, dealt } = ledger
  const [first, ...seeds] = ledger.seeds.filter(({ expiresAt }) => expiresAt > now)
  if (first === undefined || owner === null) return null
  const begun = [...dealt, { seed: first.seed, account: owner }].slice(-MOST_DEALT)
  return { seed: first.seed, ledger: { ...ledger, seeds, dealt: begun } }
}

/** Another account's seeds go: nobody plays with them here until they lapse. */
export const withSeeds = (ledger: CountingLedger, issue: SeedIssue): CountingLedger => {
  const kept = ledger.account === issue.account ? ledger.seeds : []
  return { ...ledger, account: issue.account, seeds: [...kept, ...issue.seeds] }
}

/** A guest's games are not counted. What waits goes on waiting for its account. */
export const signedOut = (ledger: CountingLedger): CountingLedger => ({ ...ledger, account: null, seeds: [] })

/** Takes a finished game in, once, where its seed was one for counted games; else nothing changes. */
export const withGame = (ledger: CountingLedger, seed: string, game: string): CountingLedger => {
  const begun = ledger.dealt.find((each) => each.seed === seed)
  if (begun === undefined || ledger.games.some((each) => each.seed === seed)) return ledger
  return { ...ledger, games: [...ledger.games, { ...begun, game, answer: null }] }
}

/** What waits to be sent for who is signed in, the oldest first. */
export const waitingIn = ({ account: owner, games }: CountingLedger): readonly WaitingGame[] =>
  games.filter((game) => game.answer === null && game.account === owner)

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
