import { ok, refuse, type Result } from '@skelly/engine'
import type { LobbyRefusal, RoomOptions } from '@skelly/protocol'
import type { LobbyCommand } from './lobby-command.ts'
import type { LobbyEvent } from './lobby-event.ts'
import type { Lobby } from './lobby.ts'

/** What the maker alone decides (policies, Rooms). */
export const decideRule = (
  lobby: Lobby,
  command: Extract<LobbyCommand, { readonly kind: 'options' | 'remove' | 'hand-over' | 'swap' }>,
): Result<readonly LobbyEvent[], LobbyRefusal> => {
  if (command.playerId !== lobby.makerId) return refuse('not-the-maker')
  if (command.kind === 'options') return decideOptions(lobby, command.message)
  const one = lobby.seats[command.message.seat]
  if (one === undefined) return refuse('no-such-seat')
  const { playerId } = one
  switch (command.kind) {
    case 'remove':
      if (playerId === lobby.makerId) return refuse('no-such-seat')
      return ok([
        { kind: 'rose', playerId },
        { kind: 'removed', playerId },
      ])
    case 'hand-over':
      return ok(playerId === lobby.makerId ? [] : [{ kind: 'made', playerId }])
    case 'swap': {
      const { seat, with: other } = command.message
      if (lobby.seats[other] === undefined) return refuse('no-such-seat')
      // a drawn order is the seed's
      if (lobby.options.order !== 'chosen') return refuse('not-now')
      return ok(seat === other ? [] : [{ kind: 'swapped', seat, with: other }])
    }
  }
}

const decideOptions = (lobby: Lobby, options: RoomOptions): Result<readonly LobbyEvent[], LobbyRefusal> => {
  if (lobby.seats.length > options.seats) return refuse('seats-taken')
  return ok(isSame(options, lobby.options) ? [] : [{ kind: 'decided', options }])
}

const isSame = (one: RoomOptions, other: RoomOptions): boolean =>
  one.seats === other.seats &&
  one.shotClock === other.shotClock &&
  one.aimGuide === other.aimGuide &&
  one.watching === other.watching &&
  one.order === other.order
