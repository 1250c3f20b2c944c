import { matchResultSchema } from '@skelly/protocol'
import { matchResult, replayOfToday } from '@skelly/services'
import { z } from 'zod'
import { domainError } from '../setting/domain-error.ts'
import { anyone } from '../setting/trpc.ts'
import { viewerIds } from '../visiting/viewer-ids.ts'

const request = z.strictObject({ id: z.string().max(100) })
const response = z.object({
  id: z.uuid(),
  /** The engine's `decodeReplay` reads it. */
  text: z.string(),
  /** Null for a game that was played elsewhere. */
  result: matchResultSchema.nullable(),
  playedAt: z.number(),
  privacy: z.object({
    /** Whether only those who played see it. */
    isPrivate: z.boolean(),
    /** What the caller said, and how many others have not said that it is private; null for who may not choose. */
    own: z.object({ wantsPrivate: z.boolean(), others: z.int() }).nullable(),
  }),
})

/** A private game is not there for whoever did not play in it. */
export const byIdProcedure = anyone
  .input(request)
  .output(response)
  .query(async ({ ctx, input }) => {
    const { database } = ctx
    const id = z.uuid().safeParse(input.id)
    const replay = id.success ? await replayOfToday(database, id.data, await viewerIds(ctx)) : null
    if (replay === null) throw domainError('no-such-replay')
    const { matchId, text, playedAt, privacy } = replay
    const result = matchId === null ? null : await matchResult(database, matchId)
    return { id: replay.id, text, result, playedAt, privacy }
  })
