import type { AnyTRPCRouter, inferRouterContext } from '@trpc/server'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { boundedRequest } from './bounded-request.ts'
import { isOwnRequest } from './is-own-request.ts'
import { report } from './report.ts'

interface Answering<Router extends AnyTRPCRouter> {
  readonly router: Router
  readonly createContext: () => Promise<inferRouterContext<Router>>
  /** The site's address as browsers know it. */
  readonly home: string
  /** Bytes that a request may have. */
  readonly largestBody: number
}

/** Answers a request to the procedures; bugs in them are for the log. */
export const answerApi = async <Router extends AnyTRPCRouter>(
  request: Request,
  { router, createContext, home, largestBody }: Answering<Router>,
): Promise<Response> => {
  if (!isOwnRequest(request, home)) return new Response(null, { status: 403 })
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
