'use client'

import type { OwnResult } from '@skelly/api'
import type { MatchResult } from '@skelly/protocol'
import { useQuery } from '@tanstack/react-query'
import { useTRPC } from '../../trpc/trpc.ts'

/** How often a game that is over is asked for until it is counted, ms. */
const ASK_EVERY = 1_500

/**
 * How a match was counted: as the server told it here, or as the API knows it.
 * @param told the room's own word, or null
 * @param isOver whether there is anything to be asked for
 */
export const useMatchResult = <Told extends MatchResult>(
  matchId: string,
  told: Told | null,
  isOver: boolean,
): Told | OwnResult | null => {
  const trpc = useTRPC()
  const { data } = useQuery(
    trpc.match.result.queryOptions(
      { matchId },
      {
        enabled: isOver && told === null,
        refetchInterval: (query) => (query.state.data ? false : ASK_EVERY),
      },
    ),
  )
  return told ?? data ?? null
}
