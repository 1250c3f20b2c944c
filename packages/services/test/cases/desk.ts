import { newId, type Database } from '@skelly/db'
import { VOIDINGS, type Leaving, type Voiding } from '@skelly/engine'
import { settleMatch } from '../../src/index.ts'
import { begin, callOff, claim, flick, leave, NOON, openTable, play, write } from '../table.ts'

/** Somebody at the desk, as an invite would have made them. */
export const addModerator = async (
  database: Database,
  name: string,
): Promise<{ readonly id: string; readonly name: string }> => {
  const id = newId()
  await database.admins.add({
    ...{ id, name, email: `${name.toLowerCase()}@example.org`, role: 'moderator', createdAt: NOON },
    ...{ passwordHash: '$argon2id$', totpSealed: 'sealed', totpStep: 0 },
  })
  return { id, name }
}

/**
 * A ranked game that was settled: the second left it so, or it was called off. Answers its id.
 * @param wait ms from the caps' rest to the leaving: how long they roll is chance, as the turn order is
 */
export const settledGame = async (
  database: Database,
  [winner, leaver]: readonly [string, string],
  why: Leaving | Voiding = 'silent',
  wait?: number,
): Promise<string> => {
  const claimed = await claim(database, await openTable(database, winner, leaver))
  const seat = claimed.seats.find(({ playerId }) => playerId === leaver)?.seat ?? 0
  const end = isVoiding(why) ? callOff(why) : leave(seat, why, wait)
  await write(database, claimed, play(claimed, [begin, flick, end]))
  await settleMatch(database, { matchId: claimed.matchId, now: NOON + 60_000 })
  return claimed.matchId
}

const isVoiding = (why: Leaving | Voiding): why is Voiding => VOIDINGS.some((voiding) => voiding === why)
