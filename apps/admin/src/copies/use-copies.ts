'use client'

import type { AdminRouter } from '@skelly/api/admin'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import { paged, type Paged } from '../desk/paged.ts'
import { useTRPC } from '../trpc/trpc.ts'

/** Two accounts that sent the very same flicks. */
export type ListedCopy = inferRouterOutputs<AdminRouter>['copies']['list']['rows'][number]

/** The newest first. */
export const useCopies = (): Paged<ListedCopy> => {
  const trpc = useTRPC()
  return paged(
    useInfiniteQuery(
      trpc.copies.list.infiniteQueryOptions({}, { getNextPageParam: ({ next }) => next ?? undefined }),
    ),
  )
}
