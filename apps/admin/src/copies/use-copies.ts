'use client'

import type { AdminRouter } from '@skelly/api/admin'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import { paged, type Paged } from '../desk/paged.ts'
import { useTRPCClient } from '../trpc/trpc.ts'

type ListedPage = inferRouterOutputs<AdminRouter>['copies']['list']

/** Two accounts that sent the very same flicks. */
export type ListedCopy = ListedPage['rows'][number]

/** The newest first. */
export const useCopies = (): Paged<ListedCopy> => {
  const client = useTRPCClient()
  return paged(
    useInfiniteQuery({
      queryKey: ['copies'],
      queryFn: ({ pageParam: cursor }) => client.copies.list.query({ cursor }),
      initialPageParam: firstPage(),
      getNextPageParam: ({ next }) => next,
      // what is read does not jump; a visit of its own reads anew
      ...{ gcTime: 0, staleTime: Infinity },
    }),
  )
}

/** Where the first page begins. */
const firstPage = (): ListedPage['next'] => null
