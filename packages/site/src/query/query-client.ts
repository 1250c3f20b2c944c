import { QueryClient } from '@tanstack/react-query'

/** The browser's cache of what the server said. What can change under a player's feet is asked for again soon. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { staleTime: 15_000, retry: 1 } } })
