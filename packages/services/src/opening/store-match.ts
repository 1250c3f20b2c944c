import type { NewSeat, PlayerRecord, Repositories } from '@skelly/db'
import { drawGrip, PHYSICS_VERSION, skelly, type Fill, type Seed, type Setup } from '@skelly/engine'
import type { RoomOptions } from '@skelly/protocol'
import { SETUP_VERSION } from './setup-codec.ts'

/** Somebody who will sit at the table. */
export interface Seated {
  readonly player: PlayerRecord
  readonly fill: Fill
  /** Of the cap; the seat's own where nobody chose. */
  readonly colour?: number | undefined
}

export interface NewTable {
  readonly matchId: string
  readonly seed: Seed
  /** In turn order. */
  readonly seated: readonly Seated[]
  /** Seconds for each flick; null is no clock. */
  readonly shotClock: number | null
  /** The room that it is started from; null in ranked. */
  readonly room: (Pick<RoomOptions, 'aimGuide' | 'watching'> & { readonly roomId: string }) | null
  /** The match that it is the rematch of. */
  readonly rematchOf: string | null
  readonly now: number
}

/** Writes a match and its seats down. The street's grip comes from the seed (R2.6). */
export const storeMatch = async (
  { matches, seats }: Repositories,
  { matchId, seed, seated, shotClock, room, rematchOf, now }: NewTable,
): Promise<void> => {
  const setup: Setup = {
    ruleset: skelly.name,
    versions: { physics: PHYSICS_VERSION, rules: skelly.version, bots: 0 },
    way: room === null ? 'ranked' : 'online',
    court: 'street',
    seed,
    grip: drawGrip(seed),
    shotClock,
    seats: seated.map(({ player: { name }, fill }) => ({ name, fill })),
  }
  const { way } = setup
  const match = { id: matchId, way, setupVersion: SETUP_VERSION, setup, openedAt: now, rematchOf }
  await matches.add({ ...match, ...room })
  await seats.add(seated.map((each, seat) => seatRow(matchId, seat, each)))
}

const seatRow = (matchId: string, seat: number, { player, fill, colour }: Seated): NewSeat => ({
  ...{ matchId, seat, playerId: player.id, fill },
  ...(colour === undefined ? {} : { colour }),
})
