import { createHash } from 'node:crypto'
import { newId, type Repositories } from '@skelly/db'
import { encodeReplay, REPLAY_FORMAT, replayIdentity, replayOf } from '@skelly/engine'
import type { ReplayedMatch } from './replay-journal.ts'

/** Stores a finished match as everybody may watch it. */
export const keepReplay = async (
  { replays }: Repositories,
  matchId: string,
  { match, journal }: ReplayedMatch,
): Promise<void> => {
  const playedAt = journal[0]?.command.at
  if (playedAt === undefined) throw new Error(`match ${matchId} began without a command`)
  const replay = replayOf(match.setup, playedAt, journal)
  const identity = createHash('sha256').update(replayIdentity(replay)).digest('hex')
  const text = encodeReplay(replay)
  await replays.add({ id: newId(), matchId, identity, format: REPLAY_FORMAT, text, playedAt })
}
