import { QueryClient } from '@tanstack/react-query'

/**
 * The browser's cache of what the server said. What can change under a player's feet is asked for again soon. What is to
 * be done is tried at once, also without a connection, and fails at once: nothing is done by itself some minutes later.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: 15_000, retry: 1 }, mutations: { networkMode: 'always' } },
  })
