'use client'

import type { MatchClient } from '@skelly/game-client'
import { useEffect } from 'react'
import type { Stage, StageEvent } from '../stage/stage.ts'
import { useStage } from '../stage/use-stage.ts'
import { followMatch } from './follow-match.ts'

const clock = (): number => performance.now()

/** What this screen's court shows of a live match. */
export const useMatchStage = (client: MatchClient): readonly [Stage | null, (event: StageEvent) => void] => {
  const [stage, dispatch] = useStage(null)
  useEffect(() => followMatch(client, dispatch, clock), [client, dispatch])
  return [stage, dispatch]
}
