import type { AnyTRPCRouter, inferRouterContext } from '@trpc/server'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { boundedRequest } from './bounded-request.ts'
import { report } from './report.ts'

interface Answering<Router extends AnyTRPCRouter> {
  readonly router: Router
  readonly createContext: () => Promise<inferRouterContext<Router>>
  /** Bytes that a request may have. */
  readonly largestBody: number
}

/** Answers a request to the procedures; bugs in them are for the log. */
export const answerApi = async <Router extends AnyTRPCRouter>(
  request: Request,
  { router, createContext, largestBody }: Answering<Router>,
): Promise<Response> => {
  const bounded = await boundedRequest(request, largestBody)
  if (bounded === null) return new Response(null, { status: 413 })
  return fetchRequestHandler({
    endpoint: '/api/trpc',
    req: bounded,
    router,
    createContext,
    onError: ({ error, path }) => {
      if (error.code === 'INTERNAL_SERVER_ERROR') report(path ?? 'api', error)
    },
  })
}
