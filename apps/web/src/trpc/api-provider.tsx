'use client'

import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { createQueryClient } from '@skelly/site'
import { createClient } from './create-client.ts'
import { TRPCProvider } from './trpc.ts'

type Client = ReturnType<typeof createClient>

/** In a browser there is one of each, also when somebody goes to another page; the server makes some for each page. */
const own: { queries?: QueryClient; client?: Client } = {}
const isBrowser = typeof window !== 'undefined'
const queriesHere = (): QueryClient =>
  isBrowser ? (own.queries ??= createQueryClient()) : createQueryClient()
const clientHere = (): Client => (isBrowser ? (own.client ??= createClient()) : createClient())

/**
 * Gives client components the server's procedures and a cache for their answers. For the pages and parts that need
 * them: they are a tenth of what such a page loads.
 */
export const ApiProvider = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const [queryClient] = useState(queriesHere)
  const [client] = useState(clientHere)
  return (
    <QueryClientProvider client={queryClient}>
      <TRPCProvider trpcClient={client} queryClient={queryClient}>
        {children}
      </TRPCProvider>
    </QueryClientProvider>
  )
}
