'use client'

import type { AdminRouter } from '@skelly/api/admin'
import { useQuery } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import { useTRPC } from '../trpc/trpc.ts'

/** Milliseconds between two looks. */
const EVERY = 10_000

export type Figures = inferRouterOutputs<AdminRouter>['overview']['figures']

interface SeenFigures {
  /** Null until they are there. */
  readonly figures: Figures | null
  readonly hasFailed: boolean
}

/** What is going on, looked at again every now and then. */
export const useFigures = (): SeenFigures => {
  const trpc = useTRPC()
  const { data, isError } = useQuery(
    trpc.overview.figures.queryOptions(undefined, { refetchInterval: EVERY }),
  )
  return { figures: data ?? null, hasFailed: isError }
}
