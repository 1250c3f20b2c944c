import type { LENGTHS, ReplayWishes } from './replay-wishes.ts'

const DAY = 86_400_000

/** Flicks of the lengths that go by a word, both included: about a third each of the games that computer players play. */
export const LENGTH_RANGES = {
  short: { least: 0, most: 30 },
  middle: { least: 31, most: 50 },
  long: { least: 51, most: undefined },
} as const satisfies Record<
  (typeof LENGTHS)[number],
  { readonly least: number; readonly most: number | undefined }
>

/** The wishes as the server takes them. */
interface AskedReplays extends Omit<ReplayWishes, 'days' | 'from' | 'to' | 'length'> {
  /** Epoch milliseconds: when the games ended, from the first on and before the second. */
  readonly from: number | undefined
  readonly until: number | undefined
}

export const askedOfServer = (
  { days, from, to, length, least, most, ...wishes }: ReplayWishes,
  now: number,
): AskedReplays => {
  const range = length === undefined ? { least, most } : LENGTH_RANGES[length]
  const lastDay = startOf(to)
  return {
    ...wishes,
    ...range,
    from: days === undefined ? startOf(from) : startOfSpan(days, now),
    until: lastDay === undefined ? undefined : lastDay + DAY,
  }
}

const startOf = (day: string | undefined): number | undefined =>
  day === undefined ? undefined : Date.parse(`${day}T00:00:00Z`)

/** Weeks begin on Mondays; all of it in UTC, as in the rankings. */
const startOfSpan = (span: 'week' | 'month', now: number): number => {
  const date = new Date(now)
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()]
  return span === 'month'
    ? Date.UTC(year, month, 1)
    : Date.UTC(year, month, day - ((date.getUTCDay() + 6) % 7))
}
