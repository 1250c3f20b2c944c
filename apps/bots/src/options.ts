import { parseArgs } from 'node:util'
import { FILL_NAMES, ok, refuse, type Fill, type Result } from '@skelly/engine'
import { HAND_NAMES, type HandName } from '@skelly/engine/bots'
import { PACE_NAMES, type PaceName } from './pace.ts'

/** What the command line asks for. */
export interface Options {
  /** How many computer players queue for ranked. */
  readonly ranked: number
  /** Games each of them plays before it stops; null plays until stopped. */
  readonly games: number | null
  /** Whether they wish for a rematch after each game. */
  readonly rematch: boolean
  readonly hand: HandName
  /** Null: each player takes another one. */
  readonly fill: Fill | null
  readonly pace: PaceName
  /** The web app's origin. */
  readonly web: string
  /** What the players' names begin with. */
  readonly name: string
}

const USAGE =
  'usage: bots --ranked N [--games N] [--rematch] [--hand novice|average|good|expert] [--fill empty|candle|crayon|floor|tar] ' +
  '[--pace human|fast] [--web URL] [--name PREFIX]'

/** Sockets that the game server gives one address are few, and so are ours. */
const MOST_PLAYERS = 8

const FLAGS = {
  ranked: { type: 'string' },
  games: { type: 'string' },
  rematch: { type: 'boolean', default: false },
  hand: { type: 'string', default: 'good' },
  fill: { type: 'string' },
  pace: { type: 'string', default: 'human' },
  web: { type: 'string' },
  name: { type: 'string', default: 'bot' },
} as const

/**
 * The options, or one line that says what is wrong with them.
 * @param usualWeb the web app's address when `--web` does not say another
 */
export const parseOptions = (argv: readonly string[], usualWeb: string): Result<Options, string> => {
  try {
    const { values } = parseArgs({ args: [...argv], options: FLAGS, allowPositionals: false })
    return check({ ...values, web: values.web ?? usualWeb })
  } catch (problem) {
    return refuse(problem instanceof Error ? firstSentence(problem.message) : String(problem))
  }
}

type Values = Readonly<Record<Exclude<keyof typeof FLAGS, 'rematch'>, string | undefined>> & {
  readonly rematch: boolean
}

const check = (values: Partial<Values>): Result<Options, string> => {
  const { hand: handWord, fill: fillWord, pace: paceWord, web = '', name = '', rematch = false } = values
  const ranked = wholeNumber(values.ranked, MOST_PLAYERS)
  const games = values.games === undefined ? null : wholeNumber(values.games, 1_000_000)
  const hand = oneOf(HAND_NAMES, handWord)
  const fill = fillWord === undefined ? null : oneOf(FILL_NAMES, fillWord)
  const pace = oneOf(PACE_NAMES, paceWord)
  if (values.ranked === undefined) return refuse(`say how many: ${USAGE}`)
  if (ranked === undefined) return refuse(`--ranked takes a number from 1 to ${String(MOST_PLAYERS)}`)
  if (games === undefined) return refuse('--games takes a whole number from 1 up')
  if (hand === undefined) return refuse(`--hand takes one of ${HAND_NAMES.join(', ')}`)
  if (fill === undefined) return refuse(`--fill takes one of ${FILL_NAMES.join(', ')}`)
  if (pace === undefined) return refuse(`--pace takes one of ${PACE_NAMES.join(', ')}`)
  if (!isOrigin(web)) return refuse('--web takes an address like http://localhost:3100')
  if (!/^[A-Za-z0-9_-]{1,12}$/.test(name)) return refuse('--name takes 1 to 12 letters, digits, _ or -')
  return ok({ ranked, games, rematch, hand, fill, pace, web: new URL(web).origin, name })
}

const wholeNumber = (text: string | undefined, most: number): number | undefined => {
  const value = /^[0-9]{1,7}$/.test(text ?? '') ? Number(text) : 0
  return value >= 1 && value <= most ? value : undefined
}

const oneOf = <Word extends string>(words: readonly Word[], text: string | undefined): Word | undefined =>
  words.find((word) => word === text)

const isOrigin = (text: string): boolean => {
  const url = URL.parse(text)
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:')
}

/** Node goes on to explain how to pass dashes; the first sentence says what is wrong. */
const firstSentence = (message: string): string => message.split('. ')[0] ?? message
