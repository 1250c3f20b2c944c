'use client'

import type { DeskAnswer } from '@skelly/protocol'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { roomKey } from './room-query.ts'
import { useFindCode } from './use-find-code.ts'

/** How soon a desk that could not answer is asked again, ms. */
export const ASK_AGAIN_EVERY = 4_000

/** Whether the desk, or what is behind it, is away for the moment. */
export const isAway = (answer: DeskAnswer): boolean => !answer.ok && answer.refusal === 'not-now'

/** Which room has a code: asked once, or known already to whoever typed it or opened the room. */
export const useRoom = (code: string): UseQueryResult<DeskAnswer> => {
  const find = useFindCode()
  return useQuery({
    queryKey: roomKey(code),
    queryFn: () => find(code),
    // who could not be answered is asked for again by itself
    refetchInterval: ({ state: { data } }) => (data !== undefined && isAway(data) ? ASK_AGAIN_EVERY : false),
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}
