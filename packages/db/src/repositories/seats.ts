import type { Fill, Way } from '@skelly/engine'
import type { Client } from '../client.ts'

export interface NewSeat {
  readonly matchId: string
  readonly seat: number
  readonly playerId: string
  readonly fill: Fill
  /** Of the cap: 0 to 7, another one for each seat; usually the seat's own. */
  readonly colour?: number
}

/** A seat in a game that is over already. */
export interface ClosedSeat extends NewSeat {
  readonly place: number | null
}

export interface SeatRecord {
  readonly seat: number
  readonly playerId: string
  /** The player's name now. */
  readonly name: string
  readonly fill: string
  /** Null where it is the seat's own. */
  readonly colour: number | null
  readonly place: number | null
}

/** A match where somebody has a seat. */
export interface TableRecord {
  readonly matchId: string
  readonly roomId: string | null
}

export interface Seats {
  /** @throws when one of the players sits at an open table already: lock the players and look first */
  add(seats: readonly NewSeat[]): Promise<void>
  /** Where the player may sit at an open table meanwhile. */
  addClosed(seat: ClosedSeat): Promise<void>
  /** In turn order. */
  of(matchId: string): Promise<readonly SeatRecord[]>
  /** The open match where the player sits. */
  openMatchOf(playerId: string): Promise<string | null>
  /** The live match in which the player took a seat last, if it is open or ended after a moment. */
  tableOf(playerId: string, since: number): Promise<TableRecord | null>
  /** Lets who left an online game sit elsewhere while the others play on (R7.2). */
  release(matchId: string, seats: readonly number[]): Promise<void>
  close(matchId: string, seat: number, place: number | null): Promise<void>
}

const columns = {
  seat: true,
  playerId: true,
  fill: true,
  colour: true,
  place: true,
  player: { select: { name: true } },
} as const

/** The ways of play that have a table on the server. */
const LIVE: Way[] = ['online', 'ranked']

export const seatsIn = (client: Client): Seats => ({
  add: async (seats) => {
    await client.seat.createMany({ data: [...seats] })
  },
  addClosed: async (seat) => {
    await client.seat.create({ data: { ...seat, isOpen: false }, select: { seat: true } })
  },
  of: async (matchId) => {
    const rows = await client.seat.findMany({ where: { matchId }, orderBy: { seat: 'asc' }, select: columns })
    return rows.map(({ player, ...seat }) => ({ ...seat, name: player.name }))
  },
  openMatchOf: async (playerId) => {
    const where = { playerId, isOpen: true }
    return (await client.seat.findFirst({ where, select: { matchId: true } }))?.matchId ?? null
  },
  tableOf: async (playerId, since) => {
    const ended = [{ endedAt: null }, { endedAt: { gt: new Date(since) } }]
    const where = { playerId, match: { way: { in: LIVE }, OR: ended } }
    const select = { matchId: true, match: { select: { roomId: true } } }
    const seat = await client.seat.findFirst({ where, orderBy: { matchId: 'desc' }, select })
    return seat === null ? null : { matchId: seat.matchId, roomId: seat.match.roomId }
  },
  release: async (matchId, seats) => {
    const where = { matchId, seat: { in: [...seats] }, match: { way: 'online' } }
    await client.seat.updateMany({ where, data: { isOpen: false } })
  },
  close: async (matchId, seat, place) => {
    const where = { matchId_seat: { matchId, seat } }
    await client.seat.update({ where, data: { isOpen: false, place }, select: { seat: true } })
  },
})
