import { levelNumberSchema, solutionSchema } from '@skelly/protocol'
import { SOLUTION_REFUSALS, solutionOf } from '@skelly/services'
import { z } from 'zod'
import { resultSchema } from '../setting/result-schema.ts'
import { anyone } from '../setting/trpc.ts'

const request = z.strictObject({ number: levelNumberSchema })

export const solutionProcedure = anyone
  .input(request)
  .output(resultSchema(solutionSchema, SOLUTION_REFUSALS))
  .query(({ ctx: { database, player }, input: { number } }) =>
    solutionOf(database, player?.playerId ?? null, number),
  )
