import type { Seat } from '../ids.ts'
import { letterSeat, seatLetter } from './seat-letter.ts'

/** Seats in groups, as places or the order of going out: `B A=C` is B, then A and C together. */
export const groupsText = (groups: readonly (readonly Seat[])[]): string =>
  groups.map((group) => group.map(seatLetter).join('=')).join(' ')

/** The groups that the text stands for, or null. */
export const readGroups = (text: string): readonly (readonly Seat[])[] | null => {
  if (text === '') return []
  const groups = text.split(' ').map((group) => group.split('=').map(letterSeat))
  const seats = groups.map((group) => group.flatMap((seat) => seat ?? []))
  return groups.flat().includes(null) ? null : seats
}
