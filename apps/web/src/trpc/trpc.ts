import type { AppRouter } from '@skelly/api'
import { createTRPCContext } from '@trpc/tanstack-react-query'

/** The typed door to the server's procedures for client components. */
export const { TRPCProvider, useTRPC, useTRPCClient } = createTRPCContext<AppRouter>()
