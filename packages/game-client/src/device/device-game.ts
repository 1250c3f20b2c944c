import {
  beginMatch,
  enact,
  follow,
  ok,
  skelly,
  type Command,
  type JournalEntry,
  type Match,
  type MatchRefusal,
  type Millis,
  type Result,
  type Seat,
  type Setup,
  type SkellyEvent,
  type SkellyMove,
  type SkellyRefusal,
  type SkellyState,
} from '@skelly/engine'

export type DeviceEntry = JournalEntry<SkellyMove, SkellyEvent>
export type DeviceRefusal = MatchRefusal | SkellyRefusal

/** A game that is played on this device, whole: the match and all that led to it. */
export interface DeviceGame {
  /** When its first command was accepted. */
  readonly date: Millis
  readonly match: Match<SkellyState>
  readonly journal: readonly DeviceEntry[]
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
export const beginGame = (setup: Setup, at: Millis): DeviceGame => {
  const waiting = { date: at, match: beginMatch(skelly, setup), journal: [] }
  const begun = playGame(waiting, { kind: 'begin', at })
  if (!begun.ok) throw new Error(`a fresh game does not begin: ${begun.refusal}`)
  return begun.value.game
}

export const playGame = (game: DeviceGame, command: Command<SkellyMove>): Result<Played, DeviceRefusal> => {
  const before = game.match
  const enacted = enact(skelly, before, command)
  if (!enacted.ok) return enacted
  const { entry, match: after } = enacted.value
  const step = { entry, before, after }
  return ok({ game: { ...game, match: after, journal: [...game.journal, entry] }, step })
}

/** The game as it was before the entry with this number. */
export const takeBack = (game: DeviceGame, seq: number): DeviceGame => {
  const journal = game.journal.slice(0, seq)
  const waiting = beginMatch(skelly, game.match.setup)
  const match = journal.reduce((before, { happenings }) => follow(skelly, before, happenings), waiting)
  return { ...game, match, journal }
}

/** Whose turn an entry ended, by a flick or by the clock; null where it ended none. */
const turnEndedBy = ({ happenings }: DeviceEntry): Seat | null => {
  const ending = happenings.find(
    (happening) => happening.kind === 'played' && skelly.endsPly(happening.event),
  )
  if (ending?.kind !== 'played' || !('seat' in ending.event)) return null
  return ending.event.seat
}

/** An aim or a set-down: part of a turn that goes on. */
const isWithinTurn = (entry: DeviceEntry): boolean =>
  entry.command.kind === 'move' && turnEndedBy(entry) === null

/**
 * The number of the first entry of the last turn that one of these seats has ended: what there is to be taken back.
 * Null when there is none.
 */
export const lastTurnOf = ({ journal }: DeviceGame, seats: readonly number[]): number | null => {
  const last = journal.findLastIndex((entry) => {
    const seat = turnEndedBy(entry)
    return seat !== null && seats.includes(seat)
  })
  if (last < 0) return null
  return journal.slice(0, last).findLastIndex((entry) => !isWithinTurn(entry)) + 1
}
