import { seatAt, type Seat } from '../ids.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Seats go by letters: A flicks first. Up to 26. */
export const seatLetter = (seat: Seat): string => LETTERS.charAt(seat)

/** The seat of a letter, or null when it is none. */
export const letterSeat = (letter: string): Seat | null => {
  const place = LETTERS.indexOf(letter)
  return letter.length === 1 && place >= 0 ? seatAt(place) : null
}
