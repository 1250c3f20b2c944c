'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { paged, type Paged } from '../desk/paged.ts'
import { useTRPCClient } from '../trpc/trpc.ts'
import type { AuditEntry } from './audit-entry.ts'
import { auditQuestionOf, type AuditWishes } from './audit-wishes.ts'

/** The entries that fit, the newest first, as many pages as were asked for. */
export const useAudit = (wishes: AuditWishes): Paged<AuditEntry> => {
  const client = useTRPCClient()
  return paged(
    useInfiniteQuery({
      queryKey: ['audit', wishes],
      queryFn: ({ pageParam: cursor }) => client.audit.list.query({ ...auditQuestionOf(wishes), cursor }),
      initialPageParam: firstPage(),
      getNextPageParam: ({ next }) => next,
      // what is read does not jump; a visit of its own reads anew
      ...{ gcTime: 0, staleTime: Infinity },
    }),
  )
}

/** Where the first page begins. */
const firstPage = (): string | null => null
