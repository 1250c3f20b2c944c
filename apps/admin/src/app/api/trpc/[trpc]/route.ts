import { adminRouter } from '@skelly/api/admin'
import { answerApi } from '@skelly/site/server'
import { env } from '../../../../env.ts'
import { apiContext } from '../../../../server/api-context.ts'

/** Bytes. The longest that is sent is a reason or an answer; a few calls may come in one request. */
const LARGEST_BODY = 100_000

const handle = (request: Request): Promise<Response> =>
  answerApi(request, {
    router: adminRouter,
    createContext: apiContext,
    home: env().adminAddress,
    largestBody: LARGEST_BODY,
  })

export { handle as GET, handle as POST }
