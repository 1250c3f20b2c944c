import {
  SENT_ATTEMPT_REFUSALS,
  levelBestSchema,
  type ownLevelsSchema,
  type SentAttemptRefusal,
} from '@skelly/protocol'
import { z } from 'zod'

/** All that an account has counted, and whose it is. */
export type OwnLevels = Readonly<z.infer<typeof ownLevelsSchema>>
/** What an attempt at a level has earned. */
export type LevelBest = Readonly<z.infer<typeof levelBestSchema>>

/** What has become of an attempt that was sent: it is kept, one way or the other, or refused. */
const ANSWERS = ['counted', 'waits', ...SENT_ATTEMPT_REFUSALS] as const
export type AttemptAnswer = (typeof ANSWERS)[number]

const wonAttemptSchema = levelBestSchema.extend({
  /** The compact replay. */
  replay: z.string(),
})
/** An attempt that was won. */
export type WonAttempt = Readonly<z.infer<typeof wonAttemptSchema>>

const deviceAttemptSchema = wonAttemptSchema.extend({
  /** Null: a guest's, who takes it along when signing in. */
  account: z.string().nullable(),
  /** Null while it waits to be sent. */
  answer: z.enum(ANSWERS).nullable(),
})
export type DeviceAttempt = Readonly<z.infer<typeof deviceAttemptSchema>>

/** The part of the ledger that is about levels: one attempt, the best, for each account and level. */
export const attemptsSchema = z.object({
  attempts: z.array(deviceAttemptSchema).default([]),
  /** What the account has counted, as far as this device was told. */
  counted: z.array(levelBestSchema).default([]),
})

/** Whose attempts are looked at: who is signed in, null for a guest, and what the device has of them. */
interface AttemptsLedger extends z.infer<typeof attemptsSchema> {
  readonly account: string | null
}

/** Answers after which an attempt is worth nothing. */
const isRefused = (answer: AttemptAnswer | null): answer is SentAttemptRefusal =>
  answer !== null && answer !== 'counted' && answer !== 'waits'

/** Whether the same attempt may be answered otherwise another time. */
const isForLater = (answer: AttemptAnswer): boolean => answer === 'not-now' || answer === 'too-many-today'

/** The best at every level that was won, by who is signed in or by the guest. */
export const levelsWon = ({ account, attempts, counted }: AttemptsLedger): ReadonlyMap<number, LevelBest> => {
  const own = attempts.filter((each) => each.account === account && !isRefused(each.answer))
  const best = new Map<number, LevelBest>()
  for (const { number, stars, flicks } of [...counted, ...own]) {
    if (flicks < (best.get(number)?.flicks ?? Infinity)) best.set(number, { number, stars, flicks })
  }
  return best
}

/** Takes in an attempt that was won; one that is no better than the best changes nothing. */
export const withAttempt = <Ledger extends AttemptsLedger>(ledger: Ledger, won: WonAttempt): Ledger => {
  const best = levelsWon(ledger).get(won.number)
  if (best !== undefined && best.flicks <= won.flicks) return ledger
  const { account } = ledger
  const others = ledger.attempts.filter((each) => each.number !== won.number || each.account !== account)
  return { ...ledger, attempts: [...others, { ...won, account, answer: null }] }
}

/** Somebody is signed in here: what the guest has won is theirs from now on, and what they have counted is known. */
export const withOwnLevels = <Ledger extends AttemptsLedger>(
  ledger: Ledger,
  { account: owner, levels }: OwnLevels,
): Ledger => {
  if (ledger.account !== owner) return ledger
  const guests = ledger.attempts.filter(({ account }) => account === null)
  const rest = ledger.attempts.filter(({ account }) => account !== null)
  return guests.reduce((taken, attempt) => withAttempt(taken, attempt), {
    ...ledger,
    attempts: rest,
    counted: levels,
  })
}

/** What waits to be sent for who is signed in, in the order of the levels. */
export const attemptsWaiting = ({ account, attempts }: AttemptsLedger): readonly DeviceAttempt[] =>
  attempts
    .filter((each) => account !== null && each.account === account && each.answer === null)
    .toSorted((one, other) => one.number - other.number)

/** Keeps the answer to an attempt; one that is for another time leaves it waiting. */
export const withAttemptAnswer = <Ledger extends AttemptsLedger>(
  ledger: Ledger,
  { account, number, replay }: DeviceAttempt,
  answer: AttemptAnswer,
): Ledger => {
  if (isForLater(answer)) return ledger
  const isIt = (each: DeviceAttempt): boolean =>
    each.account === account && each.number === number && each.replay === replay
  return { ...ledger, attempts: ledger.attempts.map((each) => (isIt(each) ? { ...each, answer } : each)) }
}

/** What has become of the best attempt at a level that this device has; null where nothing is sent, as for a guest. */
export const answerAt = (
  { account, attempts }: AttemptsLedger,
  number: number,
): AttemptAnswer | 'waiting' | null => {
  if (account === null) return null
  const attempt = attempts.find((each) => each.account === account && each.number === number)
  return attempt === undefined ? null : (attempt.answer ?? 'waiting')
}
