'use client'

import type { DeskAnswer } from '@skelly/protocol'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { roomKey } from './room-query.ts'
import { useFindCode } from './use-find-code.ts'

/** Which room has a code: asked once, or known already to whoever typed it or opened the room. */
export const useRoom = (code: string): UseQueryResult<DeskAnswer> => {
  const find = useFindCode()
  return useQuery({
    queryKey: roomKey(code),
    queryFn: () => find(code),
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}
