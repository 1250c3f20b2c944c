import { appRouter } from '@skelly/api'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { apiContext } from '../../../../server/api-context.ts'
import { boundedRequest } from '../../../../server/bounded-request.ts'
import { report } from '../../../../server/report.ts'

/** Bytes. The largest thing that is sent is a game of a million characters; a few may come in one request. */
const LARGEST_BODY = 4_000_000

const handle = async (request: Request): Promise<Response> => {
  const bounded = await boundedRequest(request, LARGEST_BODY)
  if (bounded === null) return new Response(null, { status: 413 })
  return fetchRequestHandler({
    endpoint: '/api/trpc',
    req: bounded,
    router: appRouter,
    createContext: apiContext,
    onError: ({ error, path }) => {
      if (error.code === 'INTERNAL_SERVER_ERROR') report(path ?? 'api', error)
    },
  })
}

export { handle as GET, handle as POST }
