import {
  beginMatch,
  enact,
  follow,
  ok,
  skelly,
  type Command,
  type JournalEntry,
  type Match,
  type Millis,
  type Result,
  type Seat,
  type Setup,
  type SkellyEvent,
  type SkellyMove,
  type SkellyState,
} from '@skelly/engine'
import {
  beginAttempt,
  playCommand,
  type Attempt,
  type AttemptRefusal,
  type Challenger,
  type Level,
} from '@skelly/engine/challenges'
import { eventsOf } from './events-of.ts'

export type DeviceEntry = JournalEntry<SkellyMove, SkellyEvent>
/** A match's or an attempt's word: there is none that only a match has. */
export type DeviceRefusal = AttemptRefusal

/** A game that is played on this device, whole: the match and all that led to it. */
export interface DeviceGame {
  /** When its first command was accepted. */
  readonly date: Millis
  readonly match: Match<SkellyState>
  readonly journal: readonly DeviceEntry[]
  /** Of an attempt at a level: the level, and how the attempt stands. Null in every other game. */
  readonly challenge: Pick<Attempt, 'level' | 'score'> | null
}

/** One accepted command: the match before and after it. */
export interface DeviceStep {
  readonly entry: DeviceEntry
  readonly before: Match<SkellyState>
  readonly after: Match<SkellyState>
}

interface Played {
  readonly game: DeviceGame
  readonly step: DeviceStep
}

/**
 * The game with its first command done: everybody is there.
 * @param setup has passed `checkSetup`
 */
export const beginGame = (setup: Setup, at: Millis): DeviceGame =>
  begun({ date: at, match: beginMatch(skelly, setup), journal: [], challenge: null })

/** An attempt at a level with its first command done. */
export const beginChallenge = (level: Level, challenger: Challenger, at: Millis): DeviceGame => {
  const { match, score } = beginAttempt(level, challenger)
  return begun({ date: at, match, journal: [], challenge: { level, score } })
}

const begun = (waiting: DeviceGame): DeviceGame => {
  const played = playGame(waiting, { kind: 'begin', at: waiting.date })
  if (!played.ok) throw new Error(`a fresh game does not begin: ${played.refusal}`)
  return played.value.game
}

export const playGame = (game: DeviceGame, command: Command<SkellyMove>): Result<Played, DeviceRefusal> =>
  game.challenge === null ? playMatch(game, command) : playChallenge(game, game.challenge, command)

const playMatch = (game: DeviceGame, command: Command<SkellyMove>): Result<Played, DeviceRefusal> => {
  const before = game.match
  const enacted = enact(skelly, before, command)
  if (!enacted.ok) return enacted
  const { entry, match: after } = enacted.value
  const step = { entry, before, after }
  return ok({ game: { ...game, match: after, journal: [...game.journal, entry] }, step })
}

const playChallenge = (
  game: DeviceGame,
  challenge: NonNullable<DeviceGame['challenge']>,
  command: Command<SkellyMove>,
): Result<Played, DeviceRefusal> => {
  const { match: before, journal } = game
  const played = playCommand({ attempt: { ...challenge, match: before }, journal }, command)
  if (!played.ok) return played
  const { match: after, score } = played.value.attempt
  const entry = played.value.journal.at(-1)
  if (entry === undefined) throw new Error('a command that was accepted is in the journal')
  const next = { match: after, journal: played.value.journal, challenge: { ...challenge, score } }
  return ok({ game: { ...game, ...next }, step: { entry, before, after } })
}

/** The game as it was before the entry with this number. */
export const takeBack = (game: DeviceGame, seq: number): DeviceGame => {
  const journal = game.journal.slice(0, seq)
  const waiting = beginMatch(skelly, game.match.setup)
  const match = journal.reduce((before, { happenings }) => follow(skelly, before, happenings), waiting)
  return { ...game, match, journal }
}

/** Whose turn an entry ended, by a flick or by the clock; null where it ended none. */
const turnEndedBy = (entry: DeviceEntry): Seat | null => {
  const ending = eventsOf(entry).find((event) => skelly.endsPly(event))
  return ending !== undefined && 'seat' in ending ? ending.seat : null
}

/** An aim or a set-down: part of a turn that goes on. */
const isWithinTurn = (entry: DeviceEntry): boolean =>
  entry.command.kind === 'move' && turnEndedBy(entry) === null

/** A turn that was ended: whose it was, and the number of its first entry. */
export interface EndedTurn {
  readonly seat: Seat
  readonly seq: number
}

/** The last turn that one of these seats has ended: what there is to be taken back. Null when there is none. */
export const lastTurnOf = ({ journal }: DeviceGame, seats: readonly number[]): EndedTurn | null => {
  for (let last = journal.length - 1; last >= 0; last -= 1) {
    const [entry] = journal.slice(last, last + 1)
    const seat = entry === undefined ? null : turnEndedBy(entry)
    if (seat === null || !seats.includes(seat)) continue
    return { seat, seq: journal.slice(0, last).findLastIndex((before) => !isWithinTurn(before)) + 1 }
  }
  return null
}
