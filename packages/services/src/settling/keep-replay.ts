import { createHash } from 'node:crypto'
import { newId, type Repositories } from '@skelly/db'
import { encodeReplay, gameFacts, REPLAY_FORMAT, replayIdentity, replayOf } from '@skelly/engine'
import { keepFacts } from '../replays/keep-facts.ts'
import type { ReplayedMatch } from './replay-journal.ts'

/** Stores a finished match as everybody may watch it, with what it is looked for by. Its seats have their places. */
export const keepReplay = async (
  repositories: Repositories,
  { matchId, endedAt }: { readonly matchId: string; readonly endedAt: number },
  { match, journal }: ReplayedMatch,
): Promise<void> => {
  const playedAt = journal[0]?.command.at
  if (playedAt === undefined) throw new Error(`match ${matchId} began without a command`)
  const replay = replayOf(match.setup, playedAt, journal)
  const identity = createHash('sha256').update(replayIdentity(replay)).digest('hex')
  const text = encodeReplay(replay)
  const replayId = newId()
  await repositories.replays.add({ id: replayId, matchId, identity, format: REPLAY_FORMAT, text, playedAt })
  const { way } = match.setup
  await keepFacts(repositories, { replayId, matchId, way, endedAt, facts: gameFacts(match, journal) })
}
