'use client'

import type { AppRouter } from '@skelly/api'
import { QueryClientProvider } from '@tanstack/react-query'
import { createTRPCClient, httpBatchLink } from '@trpc/client'
import { useState, type ReactNode } from 'react'
import { createQueryClient } from '@skelly/site'
import { TRPCProvider } from './trpc.ts'

const createClient = () => createTRPCClient<AppRouter>({ links: [httpBatchLink({ url: '/api/trpc' })] })

/** Gives client components the server's procedures and a cache for their answers. */
export const ApiProvider = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const [queryClient] = useState(createQueryClient)
  const [client] = useState(createClient)
  return (
    <QueryClientProvider client={queryClient}>
      <TRPCProvider trpcClient={client} queryClient={queryClient}>
        {children}
      </TRPCProvider>
    </QueryClientProvider>
  )
}
