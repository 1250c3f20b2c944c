import type { Repositories } from '@skelly/db'
import { drawOrder, type SeatSetup, type Setup } from '@skelly/engine'
import { storedSetup } from '../opening/setup-codec.ts'
import type { OwnGame } from './counted-before.ts'

/**
 * Whether a sent game's turn order is what R2.3 says: drawn from its seed, or, in a rematch, that of the game before
 * with who was first gone last. The game before is one of the same player's that was counted, and has one rematch.
 */
export const orderFault = async (
  repositories: Repositories,
  { playerId, rematchOf, replay: { setup } }: OwnGame,
): Promise<'other-order' | null> => {
  const isRight =
    rematchOf === null ? isDrawn(setup) : follows(setup, await gameBefore(repositories, playerId, rematchOf))
  return isRight ? null : 'other-order'
}

/**
 * The person is entered first, so the draw says where they sit. In which order they entered the computer players is
 * their own choice, and in no replay.
 */
const isDrawn = ({ seats, seed }: Setup): boolean =>
  drawOrder(seed, seats.length).indexOf(0) === seats.findIndex(({ computer }) => computer === undefined)

const follows = ({ seats, way }: Setup, before: Setup | null): boolean => {
  if (before?.way !== way || before.seats.length !== seats.length) return false
  return [...before.seats.slice(1), ...before.seats.slice(0, 1)].every((seat, index) =>
    isSame(seat, seats[index]),
  )
}

const isSame = (one: SeatSetup, other: SeatSetup | undefined): boolean =>
  one.computer === other?.computer && one.fill === other?.fill

/** Null where it can have no rematch of this player's. */
const gameBefore = async (
  { issuedSeeds, matches }: Repositories,
  playerId: string,
  seed: string,
): Promise<Setup | null> => {
  const issued = await issuedSeeds.find(seed)
  if (issued?.playerId !== playerId || issued.matchId === null) return null
  if (await issuedSeeds.hasRematch(seed)) return null
  const match = await matches.find(issued.matchId)
  return match && storedSetup(match.setupVersion, match.setup)
}
