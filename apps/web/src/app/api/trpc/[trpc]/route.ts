import { appRouter } from '@skelly/api'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { apiContext } from '../../../../server/api-context.ts'
import { report } from '../../../../server/report.ts'

const handle = (request: Request): Promise<Response> =>
  fetchRequestHandler({
    endpoint: '/api/trpc',
    req: request,
    router: appRouter,
    createContext: apiContext,
    onError: ({ error, path }) => {
      if (error.code === 'INTERNAL_SERVER_ERROR') report(path ?? 'api', error)
    },
  })

export { handle as GET, handle as POST }
