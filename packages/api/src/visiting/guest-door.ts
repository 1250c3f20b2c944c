import { guestIdOf, mintGuestToken, type Database, type GuestLimits } from '@skelly/auth'
import { beginGuest, type Guest } from '@skelly/services'
import { domainError } from '../setting/domain-error.ts'

/** A guest's cookie in one request and its answer. */
export interface GuestJar {
  read(): Promise<string | undefined>
  keep(token: string): Promise<void>
  forget(): Promise<void>
}

export interface GuestDoorParts {
  readonly database: Database
  /** What guests' cookies are signed with. */
  readonly secret: string
  readonly jar: GuestJar
  /** Counts new guests. */
  readonly limits: GuestLimits
  /** Where the request comes from; null when it is not known. */
  readonly address: string | null
  readonly now: () => number
}

/** Where one request's guest comes in. */
export interface GuestDoor {
  /** The guest whom the cookie names; a forged cookie, an old one, and one of somebody who has an account name nobody. */
  known(): Promise<Guest | null>
  /**
   * Whoever is known; otherwise a new guest, whose cookie goes with the answer. However often, one guest a request.
   * @throws 'too-many-guests' when too many have come from the address
   */
  enter(): Promise<Guest>
  /** Takes the cookie back. */
  forget(): Promise<void>
}

export const guestDoor = ({ address, database, jar, limits, now, secret }: GuestDoorParts): GuestDoor => {
  let looked: Promise<Guest | null> | null = null
  let entered: Promise<Guest> | null = null
  const look = async (): Promise<Guest | null> => {
    const token = await jar.read()
    const playerId = token === undefined ? null : await guestIdOf(secret, token, now())
    const player = playerId === null ? null : await database.players.byId(playerId)
    return player?.isGuest === true ? { playerId: player.id, name: player.name } : null
  }
  const begin = async (): Promise<Guest> => {
    if (!(await limits.admit(address, now()))) throw domainError('too-many-guests')
    const guest = await beginGuest(database, { now: now() })
    await jar.keep(await mintGuestToken(secret, { playerId: guest.playerId, now: now() }))
    return guest
  }
  const known = (): Promise<Guest | null> => (looked ??= look())
  return {
    known,
    enter: () => (entered ??= known().then((guest) => guest ?? begin())),
    forget: () => jar.forget(),
  }
}
