import { choosePrivacy, PRIVACY_REFUSALS } from '@skelly/services'
import { z } from 'zod'
import { resultSchema } from '../setting/result-schema.ts'
import { anyone } from '../setting/trpc.ts'
import { viewerIds } from '../visiting/viewer-ids.ts'

const request = z.strictObject({ id: z.uuid(), wantsPrivate: z.boolean() })
/** Whether the game is private now. */
const response = resultSchema(z.boolean(), PRIVACY_REFUSALS)

/** What a player of an unrated game says about who may see it (policies, Replays). */
export const choosePrivacyProcedure = anyone
  .input(request)
  .output(response)
  .mutation(async ({ ctx, input: { id, wantsPrivate } }) =>
    choosePrivacy(ctx.database, { replayId: id, wantsPrivate, viewerIds: await viewerIds(ctx) }),
  )
