import type { SeatSetup } from '@skelly/engine'
import { COMPUTER_PLAYERS } from '@skelly/engine/bots'

/** Seats under the names that everybody may read: the player's own, and the computer players', told apart by a number. */
export const publicSeats = (seats: readonly SeatSetup[], playerName: string): readonly SeatSetup[] =>
  seats.map((seat, index) => {
    if (seat.computer === undefined) return { ...seat, name: playerName }
    const { name } = COMPUTER_PLAYERS[seat.computer]
    const earlier = seats.slice(0, index).filter(({ computer }) => computer === seat.computer).length
    return { ...seat, name: earlier === 0 ? name : `${name} ${String(earlier + 1)}` }
  })
