import { appRouter } from '@skelly/api'
import { answerApi } from '@skelly/site/server'
import { env } from '../../../../env.ts'
import { apiContext } from '../../../../server/api-context.ts'

/** Bytes. The largest thing that is sent is a game of a million characters; a few may come in one request. */
const LARGEST_BODY = 4_000_000

const handle = (request: Request): Promise<Response> =>
  answerApi(request, {
    router: appRouter,
    createContext: apiContext,
    home: env().webAddress,
    largestBody: LARGEST_BODY,
  })

export { handle as GET, handle as POST }
