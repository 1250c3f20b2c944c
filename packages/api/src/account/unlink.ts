import { OAUTH_PROVIDERS, unlinkProvider } from '@skelly/auth'
import { z } from 'zod'
import { resultSchema } from '../setting/result-schema.ts'
import { owner } from '../setting/trpc.ts'

const request = z.strictObject({ provider: z.enum(OAUTH_PROVIDERS) })
const response = resultSchema(z.null(), ['last-way-in'])

export const unlinkProcedure = owner
  .input(request)
  .output(response)
  .mutation(
    ({
      ctx: {
        database,
        owner: { userId },
      },
      input,
    }) => unlinkProvider(database, { userId, ...input }),
  )
