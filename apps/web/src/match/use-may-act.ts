'use client'

import type { Match, SkellyState } from '@skelly/engine'
import type { LineStatus } from '@skelly/game-client'
import { useReached } from './use-reached.ts'

/**
 * Whether the table takes moves now. The shooter's caps stop on the own screen a moment before they do for the
 * server, which refuses until then (R3.2): that moment is waited for here.
 */
export const useMayAct = (match: Match<SkellyState>, status: LineStatus, clock: () => number): boolean => {
  const { phase } = match
  const isStill = useReached(phase.kind === 'playing' ? phase.stillAt : 0, clock)
  return phase.kind === 'playing' && status.kind === 'live' && isStill
}
