import { randomInt } from 'node:crypto'
import { weekOf, type Database, type Repositories } from '@skelly/db'
import { CODE_LETTERS, POLICY, ok, refuse, type Result } from '@skelly/protocol'
import { nameKey } from '../names/name-key.ts'
import type { AccountOwner } from './own-account.ts'
import { confirmPassword, type ConfirmRefusal } from './confirm-password.ts'
import type { SignInLimits } from './sign-in-limits.ts'

export interface AccountDeletion extends Pick<AccountOwner, 'userId' | 'playerId'> {
  /** The account's, or where it has none, the player's name. */
  readonly confirmation: string
  readonly now: number
}

export const DELETE_REFUSALS = ['wrong-password', 'wrong-name', 'too-many-attempts', 'still-playing'] as const
export type DeleteRefusal = (typeof DELETE_REFUSALS)[number]

/**
 * Takes an account away with its e-mail address, password, sessions and names, in games that were played, too. The
 * player stays under a pseudonym with ledgers, games and cases, so that others' ratings still add up (policies, Data);
 * what they wrote to the desk goes.
 */
export const deleteAccount = async (
  database: Database,
  limits: SignInLimits,
  deletion: AccountDeletion,
): Promise<Result<null, DeleteRefusal>> => {
  const confirmed = await confirm(database, limits, deletion)
  if (!confirmed.ok) return confirmed
  const { now, playerId, userId } = deletion
  return database.attempt(async (repositories) => {
    const { appeals, ladders, namesInGames, notices, pastNames, playerNames, players, seats, users } =
      repositories
    // no game is opened for a player who is held
    await players.lock([playerId])
    if ((await seats.openMatchOf(playerId)) !== null) return refuse('still-playing')
    const pseudonym = await freePseudonym(repositories)
    await playerNames.retire(playerId, { name: pseudonym, nameKey: nameKey(pseudonym) }, now)
    await pastNames.forgetAllOf(playerId)
    await namesInGames.replace(playerId, pseudonym)
    await appeals.forgetAllOf(playerId)
    await notices.forgetAllOf(playerId)
    await users.remove(userId)
    const placedFrom = POLICY.matchmaking.provisionalGames
    await ladders.refresh({ playerIds: [playerId], week: weekOf(now), placedFrom })
    return ok(null)
  })
}

const confirm = async (
  { players, users }: Database,
  limits: SignInLimits,
  { confirmation, now, playerId, userId }: AccountDeletion,
): Promise<Result<null, ConfirmRefusal | 'wrong-name'>> => {
  const user = await users.byId(userId)
  if (user === null) throw new Error(`no user ${userId}`)
  if (user.passwordHash !== null) return confirmPassword(limits, user, { password: confirmation, now })
  const player = await players.byId(playerId)
  return player?.name === confirmation.trim() ? ok(null) : refuse('wrong-name')
}

const MOST_TRIES = 50
const LETTERS = 6

/** Names of this form are refused to everybody else. */
const freePseudonym = async ({ players }: Repositories): Promise<string> => {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const letters = Array.from({ length: LETTERS }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)] ?? '')
    const pseudonym = `former-${letters.join('')}`
    if (!(await players.nameKeyTaken(nameKey(pseudonym)))) return pseudonym
  }
  throw new Error('no free pseudonym was found')
}
