import {
  ENDINGS,
  GAME_EVENTS,
  LENGTHS,
  REPLAY_ORDERS,
  SEAT_RESULTS,
  SPANS,
  STORED_WAYS,
  type ReplaySpot,
  type ReplayWishes,
} from './replay-wishes.ts'

/** What may stand behind the address of the list, or in its form. */
export type ReplayQuery = Readonly<Record<string, unknown>>

/** Names are shorter by far. */
const LONGEST_NAME = 100
const MOST_FLICKS = 100_000

/** Reads an address; what is said twice or oddly is not said. */
export const readWishes = (query: ReplayQuery): ReplayWishes => {
  const player = textIn(query['player'])
  const against = textIn(query['against'])
  return {
    // who is asked for alone is the one of whom the rest is said
    player: player ?? against,
    against: player === undefined ? undefined : against,
    result: player === undefined && against === undefined ? undefined : oneOf(SEAT_RESULTS, query['result']),
    way: oneOf(STORED_WAYS, query['way']),
    ending: oneOf(ENDINGS, query['ending']),
    event: oneOf(GAME_EVENTS, query['event']),
    ...daysIn(query),
    ...lengthIn(query),
    order: query['order'] === 'newest' ? undefined : oneOf(REPLAY_ORDERS, query['order']),
  }
}

/** As the server writes them. */
const KEY = /^\d{1,6}\.\d{1,14}\.[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

export const readSpot = (query: ReplayQuery): ReplaySpot => {
  const key = (value: unknown): string | undefined =>
    typeof value === 'string' && KEY.test(value) ? value : undefined
  const after = key(query['after'])
  return after === undefined ? { before: key(query['before']) } : { after }
}

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, LONGEST_NAME) : undefined

const oneOf = <Word extends string>(words: readonly Word[], value: unknown): Word | undefined =>
  words.find((word) => word === value)

/** A day that there is. */
const dayIn = (value: unknown): string | undefined => {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined
  const at = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value) && at >= 0 ? value : undefined
}

const daysIn = (query: ReplayQuery) => {
  const days = oneOf(SPANS, query['days'])
  if (days !== undefined) return { days, from: undefined, to: undefined }
  const [from, to] = [dayIn(query['from']), dayIn(query['to'])]
  // the wrong way round is meant the right way round
  return from !== undefined && to !== undefined && from > to
    ? { days, from: to, to: from }
    : { days, from, to }
}

const flicksIn = (value: unknown): number | undefined => {
  if (typeof value !== 'string' || !/^\d{1,6}$/.test(value)) return undefined
  return Math.min(Number(value), MOST_FLICKS)
}

const lengthIn = (query: ReplayQuery) => {
  const length = oneOf(LENGTHS, query['length'])
  if (length !== undefined) return { length, least: undefined, most: undefined }
  const [least, most] = [flicksIn(query['least']), flicksIn(query['most'])]
  return least !== undefined && most !== undefined && least > most
    ? { length, least: most, most: least }
    : { length, least, most }
}
