import type { LobbyNews, LobbyRefusal, LobbyView, RoomOptions } from '@skelly/protocol'

type LobbyRefused = LobbyNews['refused']

/** What stands between a lobby and its game. */
export type BeforeStart =
  /** A game that is on. */
  | 'game'
  /** Too few are seated. */
  | 'others'
  /** Who looks at this has a seat and is not ready. */
  | 'own-ready'
  /** Somebody else who is seated is not ready, or not here. */
  | 'ready'
  /** It is only the maker's word now. */
  | 'maker'

/**
 * The maker starts by being ready: all the others have to be, and to be here.
 * @param mine the seat of whoever looks, or null
 */
export const beforeStart = ({ seats, maker, matchId }: LobbyView, mine: number | null): BeforeStart => {
  if (matchId !== '') return 'game'
  if (seats.length < 2) return 'others'
  if (mine !== null && mine !== maker && seats[mine]?.isReady === false) return 'own-ready'
  return seats.every(({ isReady, isHere }, seat) => seat === maker || (isReady && isHere)) ? 'maker' : 'ready'
}

/** The colours that others have. */
export const takenColours = ({ seats }: LobbyView, mine: number | null): readonly number[] =>
  seats.flatMap(({ colour }, seat) => (seat === mine ? [] : [colour]))

/** How many seats are still to be had. */
export const freeSeats = ({ seats, options }: LobbyView): number => Math.max(0, options.seats - seats.length)

/** Whether nothing was changed: then nobody's being ready is to be taken back. */
export const areSameOptions = (one: RoomOptions, other: RoomOptions): boolean =>
  one.seats === other.seats &&
  one.shotClock === other.shotClock &&
  one.aimGuide === other.aimGuide &&
  one.watching === other.watching &&
  one.order === other.order

/** What somebody in a room without a seat is told, in the words of the texts: they watch, or only wait for a seat. */
export const seatlessKey = (
  view: LobbyView,
): 'youWatch' | 'youWatchFull' | 'youMaySit' | 'youWait' | 'youWaitGame' => {
  const isFull = freeSeats(view) === 0
  if (view.options.watching === 'anyone') return isFull ? 'youWatchFull' : 'youWatch'
  if (view.matchId !== '') return 'youWaitGame'
  return isFull ? 'youWait' : 'youMaySit'
}

/** Why something was not done in a lobby, in the words of the texts. Full may be the seats, or the row of who watches. */
export const refusedKey = ({ message, why }: LobbyRefused): LobbyRefusal | 'watchersFull' =>
  message === 'stand' && why === 'full' ? 'watchersFull' : why
