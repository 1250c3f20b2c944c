import type { Database, MatchRecord, Repositories, SeatRecord } from '@skelly/db'
import { ok, refuse, type Result, type Setup } from '@skelly/engine'
import { POLICY } from '@skelly/protocol'
import { isAnyKeptOut } from '../keeping-out/is-any-kept-out.ts'
import type { PauseTimes } from '../keeping-out/pauses-of.ts'
import { ratedTodayBetween } from '../standing/rated-today-between.ts'
import { freshSeed } from './fresh-seed.ts'
import { lockPlayers, type RankedOpeningRefusal } from './lock-players.ts'
import { seatsFor, type Choice } from './seats-for.ts'
import { storedSetup } from './setup-codec.ts'
import { storeMatch, type NewTable } from './store-match.ts'
import { storedWatching } from './watching-codec.ts'

export interface RematchOpening {
  /** The next game's id, fixed with the first wish. */
  readonly matchId: string
  /** The game before, which is settled. */
  readonly of: string
  /** Those of its players who play on: in ranked both, in a room two or more. */
  readonly playerIds: readonly string[]
  /** Asked before anything is written: false when one of them has gone meanwhile. Usually true. */
  readonly isWanted?: () => boolean
  readonly now: number
}

/** The numbers of the policy that are looked at. */
export interface RematchLimits {
  readonly ratedADayAgainstTheSame: number
  /** The usual ones where they are not said. */
  readonly pauses?: PauseTimes
}

export type RematchRefusal =
  | RankedOpeningRefusal
  /** The two have met often enough in ranked today. */
  | 'met-enough'
  | 'room-closed'
  | 'too-late'

/**
 * Opens the rematch of a game and answers its id: a game has one, and whoever asks again gets the same one. Who was
 * first goes last and leavers are dropped (R2.3); fills, colours, clock and options stay.
 * @throws when there is no such game, or too few play
 */
export const openRematch = (
  database: Database,
  opening: RematchOpening,
  limits: RematchLimits,
): Promise<Result<string, RematchRefusal>> =>
  database.transaction(async (repositories) => {
    const before = await repositories.matches.lock(opening.of)
    if (before === null) throw new Error(`no match ${opening.of}`)
    const earlier = await repositories.matches.rematchOf(before.id)
    if (earlier !== null) return ok(earlier)
    const refusal = await refusalOf(repositories, before, opening, limits)
    if (refusal !== null) return refuse(refusal)
    const setup = storedSetup(before.setupVersion, before.setup)
    const choices = movedRound(setup, await repositories.seats.of(before.id), opening.playerIds)
    if (choices.length < opening.playerIds.length) return refuse('no-such-player')
    if (choices.length < 2) throw new Error('nobody plays a rematch alone')
    const locked = await lockPlayers(repositories, opening.playerIds)
    if (!locked.ok) return locked
    if (opening.isWanted?.() === false) return refuse('too-late')
    const { shotClock } = setup
    await store(repositories, before, { ...opening, shotClock, seated: seatsFor(choices, locked.value) })
    return ok(opening.matchId)
  })

const refusalOf = async (
  repositories: Repositories,
  before: MatchRecord,
  { playerIds, now }: RematchOpening,
  limits: RematchLimits,
): Promise<RematchRefusal | null> => {
  if (before.endedAt === null) return 'already-playing'
  if (before.roomId !== null) return roomRefusal(repositories, before.roomId)
  const [playerId, otherId, ...more] = playerIds
  if (playerId === undefined || otherId === undefined || more.length > 0)
    throw new Error('a ranked rematch is between two')
  await repositories.players.lock(playerIds)
  const { pauses = POLICY.walkOuts, ratedADayAgainstTheSame } = limits
  if (await isAnyKeptOut(repositories, { playerIds, now }, pauses)) return 'kept-out'
  const met = await ratedTodayBetween(repositories, { playerId, otherId, now })
  return met < ratedADayAgainstTheSame ? null : 'met-enough'
}

const roomRefusal = async (
  { matches, rooms }: Repositories,
  roomId: string,
): Promise<'room-closed' | 'already-playing' | null> => {
  const room = await rooms.lock(roomId)
  if (room?.closedAt !== null) return 'room-closed'
  return (await matches.openIn(roomId)) === null ? null : 'already-playing'
}

const movedRound = (
  setup: Setup,
  seats: readonly SeatRecord[],
  playerIds: readonly string[],
): readonly Choice[] =>
  [...seats.slice(1), ...seats.slice(0, 1)].flatMap(({ seat, playerId, colour }) => {
    const fill = setup.seats[seat]?.fill
    const plays = fill !== undefined && playerIds.includes(playerId)
    return plays ? [{ playerId, fill, colour: colour ?? undefined }] : []
  })

const store = (
  repositories: Repositories,
  { id: rematchOf, aimGuide, roomId, watching }: MatchRecord,
  { matchId, now, seated, shotClock }: RematchOpening & Pick<NewTable, 'seated' | 'shotClock'>,
): Promise<void> => {
  const room = roomId === null ? null : { roomId, aimGuide, watching: storedWatching(watching) }
  return storeMatch(repositories, { matchId, seed: freshSeed(), seated, shotClock, room, rematchOf, now })
}
