import { FIRST_FILL } from '@skelly/protocol'
import type { LobbyEvent } from './lobby-event.ts'
import type { Lobby, Person, Sitter } from './lobby.ts'

/** How many who stood up, and how many who were put out, a lobby remembers. */
const REMEMBERED = 50

/** What the event makes of the lobby. Whoever sits next after a maker that goes is the maker. */
export const evolveLobby = (lobby: Lobby, event: LobbyEvent): Lobby => {
  switch (event.kind) {
    case 'sat':
      return sit(lobby, event.person, event.colour)
    case 'rose':
      return rise(lobby, event.playerId)
    case 'stood':
      return { ...lobby, stood: remember(lobby.stood, event.playerId) }
    case 'removed':
      return { ...lobby, removed: remember(lobby.removed, event.playerId) }
    case 'watcher-came':
      return { ...lobby, watchers: [...without(lobby.watchers, event.person.playerId), event.person] }
    case 'watcher-went':
      return { ...lobby, watchers: without(lobby.watchers, event.playerId) }
    case 'heard':
      return change(lobby, event.playerId, { isHere: event.isHere })
    case 'filled':
      return change(lobby, event.playerId, { fill: event.fill })
    case 'coloured':
      return change(lobby, event.playerId, { colour: event.colour })
    case 'readied':
      return change(lobby, event.playerId, { isReady: event.isReady })
    case 'made':
      return { ...lobby, makerId: event.playerId }
    case 'swapped':
      return { ...lobby, seats: swap(lobby.seats, event.seat, event.with) }
    case 'decided':
      return { ...lobby, options: event.options, seats: nobodyReady(lobby.seats) }
    case 'game':
      return { ...lobby, matchId: event.matchId, seats: nobodyReady(lobby.seats) }
  }
}

const sit = (lobby: Lobby, person: Person, colour: number): Lobby => {
  const sitter: Sitter = { ...person, fill: FIRST_FILL, colour, isReady: false, isHere: true }
  return {
    ...lobby,
    makerId: lobby.seats.length === 0 ? person.playerId : lobby.makerId,
    seats: [...lobby.seats, sitter],
    watchers: without(lobby.watchers, person.playerId),
    stood: lobby.stood.filter((playerId) => playerId !== person.playerId),
  }
}

const rise = (lobby: Lobby, playerId: string): Lobby => {
  const place = lobby.seats.findIndex((sitter) => sitter.playerId === playerId)
  const seats = without(lobby.seats, playerId)
  const next = seats[place % Math.max(1, seats.length)]
  const isMaker = playerId === lobby.makerId
  return { ...lobby, seats, makerId: isMaker ? (next?.playerId ?? null) : lobby.makerId }
}

const change = (lobby: Lobby, playerId: string, news: Partial<Sitter>): Lobby => ({
  ...lobby,
  seats: lobby.seats.map((sitter) => (sitter.playerId === playerId ? { ...sitter, ...news } : sitter)),
})

const nobodyReady = (seats: readonly Sitter[]): readonly Sitter[] =>
  seats.map((sitter) => ({ ...sitter, isReady: false }))

const swap = (seats: readonly Sitter[], one: number, other: number): readonly Sitter[] =>
  seats.map((sitter, place) => {
    if (place === one) return seats[other] ?? sitter
    return place === other ? (seats[one] ?? sitter) : sitter
  })

const without = <One extends Person>(people: readonly One[], playerId: string): readonly One[] =>
  people.filter((person) => person.playerId !== playerId)

const remember = (known: readonly string[], playerId: string): readonly string[] =>
  [...known.filter((one) => one !== playerId), playerId].slice(-REMEMBERED)
