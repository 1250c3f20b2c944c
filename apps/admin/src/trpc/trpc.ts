import type { AdminRouter } from '@skelly/api/admin'
import { createTRPCContext } from '@trpc/tanstack-react-query'

/** The typed door to the desk's procedures for client components. */
export const { TRPCProvider, useTRPC, useTRPCClient } = createTRPCContext<AdminRouter>()
