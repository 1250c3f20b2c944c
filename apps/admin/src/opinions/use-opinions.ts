'use client'

import type { AdminRouter } from '@skelly/api/admin'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import { paged, type Paged } from '../desk/paged.ts'
import { useTRPC } from '../trpc/trpc.ts'

/** A game that the second opinion sees otherwise, or has none of. */
export type ListedOpinion = inferRouterOutputs<AdminRouter>['opinions']['list']['rows'][number]

/** The newest first. */
export const useOpinions = (): Paged<ListedOpinion> => {
  const trpc = useTRPC()
  return paged(
    useInfiniteQuery(
      trpc.opinions.list.infiniteQueryOptions({}, { getNextPageParam: ({ next }) => next ?? undefined }),
    ),
  )
}
