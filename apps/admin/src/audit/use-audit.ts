'use client'

import type { AuditEntry } from './audit-entry.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTRPC } from '../trpc/trpc.ts'
import { auditQuestionOf, type AuditWishes } from './audit-wishes.ts'

interface AuditLog {
  /** Null while the first page is on its way. */
  readonly entries: readonly AuditEntry[] | null
  readonly hasFailed: boolean
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly showMore: () => void
}

/** The entries that fit, the newest first, as many pages as were asked for. */
export const useAudit = (wishes: AuditWishes): AuditLog => {
  const trpc = useTRPC()
  const list = useInfiniteQuery(
    trpc.audit.list.infiniteQueryOptions(auditQuestionOf(wishes), {
      getNextPageParam: ({ next }) => next ?? undefined,
      // what is read does not jump; a visit of its own reads anew
      ...{ gcTime: 0, staleTime: Infinity },
    }),
  )
  return {
    entries: list.data?.pages.flatMap(({ rows }) => rows) ?? null,
    hasFailed: list.isError,
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    showMore: () => void list.fetchNextPage(),
  }
}
