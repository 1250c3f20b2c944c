import { LEAVINGS, VOIDINGS } from '../match/match.ts'
import type { RecordedAction } from '../match/record.ts'
import { unreachable } from '../result.ts'
import { groupsText, readGroups } from './groups-text.ts'
import { moveText, readMove } from './move-text.ts'
import { letterSeat, seatLetter } from './seat-letter.ts'

/**
 * A recorded command in words: `begin`, `A flicks 12,-300 431`, `clock` (the turn is lost to it),
 * `A=B leave both-gone`, `back after 5000` (ms that the server was away), `void never-joined`.
 * Null when a move's numbers are none.
 */
export const actionText = (action: RecordedAction): string | null => {
  switch (action.kind) {
    case 'begin':
      return 'begin'
    case 'time-out':
      return 'clock'
    case 'move': {
      const move = moveText(action.move)
      return move === null ? null : `${seatLetter(action.seat)} ${move}`
    }
    case 'leave':
      return `${groupsText([action.seats])} leave ${action.why}`
    case 'resume':
      return `back after ${String(action.away)}`
    case 'void':
      return `void ${action.why}`
    default:
      return unreachable(action)
  }
}

/** The command that the words stand for, or null. */
export const readAction = (text: string): RecordedAction | null => {
  if (text === 'begin') return { kind: 'begin' }
  if (text === 'clock') return { kind: 'time-out' }
  return readAway(text) ?? readVoid(text) ?? readLeave(text) ?? readMoved(text)
}

const readAway = (text: string): RecordedAction | null => {
  const [, away] = /^back after (\d{1,12})$/.exec(text) ?? []
  return away === undefined ? null : { kind: 'resume', away: Number(away) }
}

const readVoid = (text: string): RecordedAction | null => {
  const why = VOIDINGS.find((word) => text === `void ${word}`)
  return why === undefined ? null : { kind: 'void', why }
}

const readLeave = (text: string): RecordedAction | null => {
  const [leavers = '', reason] = text.split(' leave ')
  const why = LEAVINGS.find((word) => word === reason)
  const [seats, ...more] = readGroups(leavers) ?? []
  return why === undefined || seats === undefined || more.length > 0 ? null : { kind: 'leave', seats, why }
}

const readMoved = (text: string): RecordedAction | null => {
  const seat = letterSeat(text.charAt(0))
  const move = text.charAt(1) === ' ' ? readMove(text.slice(2)) : null
  return seat === null || move === null ? null : { kind: 'move', seat, move }
}
