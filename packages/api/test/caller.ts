import { guestLimits, signUp, verifyTicket, type Database, type SessionPlayer } from '@skelly/auth'
import { newId } from '@skelly/db'
import { POLICY, type TicketBearer } from '@skelly/protocol'
import { createCaller, guestDoor, Rechecker, type ApiContext } from '../src/index.ts'
import { MemoryJar } from './memory-jar.ts'
import { MemoryMail } from './memory-mail.ts'

/** When the tests play: a moment in 2027. */
export const NOON = 1_800_000_000_000
export const TICKET_SECRET = 'a ticket secret for tests, long enough'
export const SESSION_SECRET = 'a session secret for tests, long enough'
export const GAME_ADDRESS = 'ws://localhost:3102'

/** One for all tests of a file, as there is one in a process. */
const rechecker = new Rechecker(POLICY.deviceGames)

/** The browser that asks, and when it does; a fresh one at noon unless it is said. */
interface Asking {
  readonly jar?: MemoryJar
  readonly at?: number
  readonly address?: string
  readonly mail?: MemoryMail
  /** The sessions that went to a provider to link its account. */
  readonly linking?: string[]
  /** What is done when the answer is on its way. */
  readonly afterwards?: (() => Promise<void>)[]
}

const contextOf = (
  database: Database,
  player: SessionPlayer | null,
  {
    jar = new MemoryJar(),
    at = NOON,
    address = '192.0.2.1',
    mail = new MemoryMail(),
    linking = [],
    afterwards = [],
  }: Asking,
): ApiContext => {
  const now = () => at
  return {
    database,
    player,
    guests: guestDoor({
      ...{ database, secret: SESSION_SECRET, jar, address, now },
      limits: guestLimits(database, POLICY),
    }),
    address,
    mail,
    beginLinking: async (sessionId) => void linking.push(sessionId),
    later: (work) => void afterwards.push(work),
    policy: POLICY,
    ticketSecret: TICKET_SECRET,
    rechecker,
    gameAddress: GAME_ADDRESS,
    now,
  }
}

/** The procedures of one request. */
export const callerOf = (database: Database, player: SessionPlayer | null, asking: Asking = {}) =>
  createCaller(contextOf(database, player, asking))

/** A player who signed up, with a session as sign-in would have begun it. */
export const newcomer = async (database: Database, name: string): Promise<SessionPlayer> => {
  const email = `${name.toLowerCase()}@example.org`
  const signedUp = await signUp(database, { email, password: 'correct horse battery', name, now: NOON })
  if (!signedUp.ok) throw new Error(signedUp.refusal)
  const { userId, playerId } = signedUp.value
  const sessionId = newId()
  await database.sessions.add({ id: sessionId, userId, createdAt: NOON, expiresAt: NOON + 86_400_000 })
  return { sessionId, playerId, name }
}

/** What the API admits somebody with, or its word against it. */
type Admitted =
  | { readonly ok: true; readonly value: { readonly ticket: string } }
  | { readonly ok: false; readonly refusal: string }

/** Whom the ticket names. @throws with the refusal when there is none */
export const bearerOf = async (admitted: Admitted, at = NOON): Promise<TicketBearer> => {
  if (!admitted.ok) throw new Error(admitted.refusal)
  const verified = await verifyTicket(TICKET_SECRET, admitted.value.ticket, at)
  if (!verified.ok) throw new Error(verified.refusal)
  return verified.value.bearer
}

export interface NewGuest {
  readonly jar: MemoryJar
  readonly playerId: string
  readonly name: string
}

/** A new guest with their cookie. */
export const newGuest = async (database: Database): Promise<NewGuest> => {
  const jar = new MemoryJar()
  const asked = await callerOf(database, null, { jar }).rooms.find({ code: 'ABCD' })
  const { playerId, name } = await bearerOf(asked)
  return { jar, playerId, name }
}
