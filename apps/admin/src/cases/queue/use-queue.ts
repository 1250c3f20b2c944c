'use client'

import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useTRPC, useTRPCClient } from '../../trpc/trpc.ts'
import { listedCases, type ListedCase } from './listed-cases.ts'
import type { QueueWishes } from './queue-wishes.ts'

/** Milliseconds between two looks at what is new. */
const EVERY = 5_000
/** Where the first page begins. */
const firstPage = (): string | null => null

interface Queue {
  /** Null while the first page is on its way. */
  readonly cases: readonly ListedCase[] | null
  readonly hasFailed: boolean
  /** How many newer ones wait to be shown. */
  readonly fresh: number
  /** How many are open, of all; null while that is not known. */
  readonly open: number | null
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly showMore: () => void
  /** Lists anew from the newest. */
  readonly renew: () => void
}

/** The list on the screen stays as it is until it is listed anew; meanwhile what is new is counted. */
export const useQueue = (wishes: QueueWishes): Queue => {
  const trpc = useTRPC()
  const client = useTRPCClient()
  const list = useInfiniteQuery({
    queryKey: ['queue', wishes],
    queryFn: ({ pageParam }) => client.cases.list.query({ ...wishes, cursor: pageParam }),
    initialPageParam: firstPage(),
    getNextPageParam: ({ next }) => next,
    staleTime: Infinity,
    // What was on the screen before another page was opened may be old.
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const look = useQuery(
    trpc.cases.list.queryOptions(
      { ...wishes, cursor: null },
      { refetchInterval: EVERY, staleTime: 0, gcTime: 0 },
    ),
  )
  const pages = list.data?.pages ?? null
  const listed = useMemo(
    () => (pages === null ? null : listedCases(pages, look.data ?? null)),
    [pages, look.data],
  )
  const { refetch } = list
  // Where nothing is on the screen nothing can jump.
  const isWaiting = listed !== null && listed.cases.length === 0 && listed.fresh > 0
  useEffect(() => {
    if (isWaiting) void refetch()
  }, [isWaiting, refetch])
  return {
    cases: listed?.cases ?? null,
    hasFailed: list.isError,
    fresh: listed?.fresh ?? 0,
    open: look.data?.open ?? pages?.[0]?.open ?? null,
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    showMore: () => void list.fetchNextPage(),
    renew: () => void refetch(),
  }
}
