'use client'

import { useEffect } from 'react'
import type { Stage, StageEvent } from '../stage/stage.ts'
import { useStage } from '../stage/use-stage.ts'
import { followMatch, type Followed, type FollowedStep } from './follow-match.ts'

const asSimulated = (): number => 1

/** What this screen's court shows of a live match. */
export const useMatchStage = (
  followed: Followed,
  rateOf: (step: FollowedStep) => number = asSimulated,
): readonly [Stage | null, (event: StageEvent) => void] => {
  const [stage, dispatch] = useStage(null)
  useEffect(
    () => followMatch(followed, dispatch, { now: () => performance.now(), rateOf }),
    [followed, dispatch, rateOf],
  )
  return [stage, dispatch]
}
