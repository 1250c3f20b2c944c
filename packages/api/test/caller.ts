import { signUp, type Database, type SessionPlayer } from '@skelly/auth'
import { newId } from '@skelly/db'
import { POLICY } from '@skelly/protocol'
import { createCaller, Rechecker, type ApiContext } from '../src/index.ts'

/** When the tests play: a moment in 2027. */
export const NOON = 1_800_000_000_000
export const TICKET_SECRET = 'a ticket secret for tests, long enough'
export const GAME_ADDRESS = 'ws://localhost:3102'

/** One for all tests of a file, as there is one in a process. */
const rechecker = new Rechecker(POLICY.deviceGames)

const contextOf = (database: Database, player: SessionPlayer | null): ApiContext => ({
  database,
  player,
  policy: POLICY,
  ticketSecret: TICKET_SECRET,
  rechecker,
  gameAddress: GAME_ADDRESS,
  now: () => NOON,
})

export const callerOf = (database: Database, player: SessionPlayer | null) =>
  createCaller(contextOf(database, player))

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
