import { newId, type Database } from '@skelly/db'
import { POLICY } from '@skelly/protocol'
import { claimMatch, openRankedMatch, type ClaimedMatch } from '@skelly/services'
import { playOut } from './play-out.ts'
import type { Member } from './roster.ts'
import { walkOutByChance } from './walk-out.ts'

/**
 * A ranked game between two computer players, through the same steps as on a game server: opened, claimed, written to its
 * journal command by command, settled. Some are walked out of. Answers its id.
 */
export const playRankedGame = async (
  database: Database,
  pair: readonly [Member, Member],
  now: number,
): Promise<string> => {
  const claimed = await open(database, pair, now)
  await playOut(database, claimed, { members: pair, walkOut: walkOutByChance(), now })
  return claimed.matchId
}

const open = async (
  database: Database,
  players: readonly [Member, Member],
  now: number,
): Promise<ClaimedMatch> => {
  const opened = await openRankedMatch(database, { players, shotClock: POLICY.rankedShotClock, now })
  if (!opened.ok) throw new Error(`no match was opened: ${opened.refusal}`)
  const claimed = await claimMatch(database, { matchId: opened.value, serverId: newId(), now })
  if (!claimed.ok) throw new Error(`the match was not claimed: ${claimed.refusal}`)
  return claimed.value
}
