import { matchResultSchema } from '@skelly/protocol'
import { matchResult, replayOfToday } from '@skelly/services'
import { z } from 'zod'
import { domainError } from '../setting/domain-error.ts'
import { anyone } from '../setting/trpc.ts'

const request = z.strictObject({ id: z.string().max(100) })
const response = z.object({
  id: z.uuid(),
  /** The engine's `decodeReplay` reads it. */
  text: z.string(),
  /** Null for a game that was played elsewhere. */
  result: matchResultSchema.nullable(),
  playedAt: z.number(),
})

export const byIdProcedure = anyone
  .input(request)
  .output(response)
  .query(async ({ ctx: { database }, input }) => {
    const id = z.uuid().safeParse(input.id)
    const replay = id.success ? await replayOfToday(database, id.data) : null
    if (replay === null) throw domainError('no-such-replay')
    const { matchId, text, playedAt } = replay
    const result = matchId === null ? null : await matchResult(database, matchId)
    return { id: replay.id, text, result, playedAt }
  })
