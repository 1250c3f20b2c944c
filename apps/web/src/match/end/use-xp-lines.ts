'use client'

import { seatAt } from '@skelly/engine'
import type { MatchResult, SeatResult } from '@skelly/protocol'
import { useQuery } from '@tanstack/react-query'
import { replayEvents } from '@skelly/stage'
import { useTRPC } from '../../trpc/trpc.ts'
import { xpLines, type XpLine } from './xp-lines.ts'

/** What gave a player's XP, worked out from the game's replay; null until it is there. */
export const useXpLines = ({ replayId }: MatchResult, { seat, xp }: SeatResult): readonly XpLine[] | null => {
  const trpc = useTRPC()
  const options = trpc.replays.byId.queryOptions({ id: replayId ?? '' }, { enabled: replayId !== null })
  const { data } = useQuery({
    ...options,
    select: ({ text }) => xpLines(replayEvents(text), seatAt(seat), xp),
  })
  return data ?? null
}
