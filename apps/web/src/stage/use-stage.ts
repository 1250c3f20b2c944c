'use client'

import { inQuietFrames } from '@skelly/court-view'
import { useCallback, useReducer } from 'react'
import { evolveStage, stageOf, type Stage, type StageEvent } from './stage.ts'

const evolve = (stage: Stage | null, event: StageEvent): Stage | null => {
  if (stage !== null) return evolveStage(stage, event)
  return event.kind === 'adopted' ? stageOf(event.state) : null
}

/**
 * The court of this screen.
 * @param first what it shows at first, or null until the table is known
 */
export const useStage = (first: Stage | null): readonly [Stage | null, (event: StageEvent) => void] => {
  const [stage, dispatch] = useReducer(evolve, first)
  const tell = useCallback((event: StageEvent) => {
    inQuietFrames(() => {
      dispatch(event)
    })
  }, [])
  return [stage, tell]
}
