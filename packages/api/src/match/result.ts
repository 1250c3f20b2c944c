import { matchResultSchema } from '@skelly/protocol'
import { matchResult } from '@skelly/services'
import { z } from 'zod'
import { anyone } from '../setting/trpc.ts'

const request = z.strictObject({ matchId: z.uuid() })
/** Null while the match goes on, and for one that never was. */
const response = matchResultSchema.nullable()

export const resultProcedure = anyone
  .input(request)
  .output(response)
  .query(({ ctx: { database }, input: { matchId } }) => matchResult(database, matchId))
