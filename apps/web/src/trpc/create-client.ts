import type { AppRouter } from '@skelly/api'
import { createTRPCClient, httpBatchLink, type TRPCClient } from '@trpc/client'

/** The way to the server's procedures. */
export const createClient = (): TRPCClient<AppRouter> =>
  createTRPCClient<AppRouter>({ links: [httpBatchLink({ url: '/api/trpc' })] })
