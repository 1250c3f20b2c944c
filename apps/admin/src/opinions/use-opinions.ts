'use client'

import type { AdminRouter } from '@skelly/api/admin'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import { paged, type Paged } from '../desk/paged.ts'
import { useTRPCClient } from '../trpc/trpc.ts'

type ListedPage = inferRouterOutputs<AdminRouter>['opinions']['list']

/** A game that the second opinion sees otherwise, or has none of. */
export type ListedOpinion = ListedPage['rows'][number]

/** The newest first. */
export const useOpinions = (): Paged<ListedOpinion> => {
  const client = useTRPCClient()
  return paged(
    useInfiniteQuery({
      queryKey: ['opinions'],
      queryFn: ({ pageParam: cursor }) => client.opinions.list.query({ cursor }),
      initialPageParam: firstPage(),
      getNextPageParam: ({ next }) => next,
      // what is read does not jump; a visit of its own reads anew
      ...{ gcTime: 0, staleTime: Infinity },
    }),
  )
}

/** Where the first page begins. */
const firstPage = (): ListedPage['next'] => null
