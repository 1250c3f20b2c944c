'use client'

import { useEffect, useState } from 'react'
import { useQuietSnapshot } from '../../frame/use-quiet-snapshot.ts'
import { stageOf, type Stage, type StageEvent } from '../../stage/stage.ts'
import { useStage } from '../../stage/use-stage.ts'
import { TrialTable, type TrialSnapshot } from './trial-table.ts'
import type { Trial } from './trial.ts'

interface TrialOnScreen {
  readonly table: TrialTable
  readonly snapshot: TrialSnapshot
  readonly stage: Stage
  readonly dispatch: (event: StageEvent) => void
}

/** A trial on this screen: its referee, and what the court shows of it. */
export const useTrial = (trial: Trial): TrialOnScreen => {
  const [table] = useState(() => new TrialTable(trial))
  const [fresh] = useState(() => stageOf(trial.begin.state))
  const [stage, dispatch] = useStage(fresh)
  useEffect(() => table.follow(dispatch), [table, dispatch])
  const snapshot = useQuietSnapshot(table)
  return { table, snapshot, stage: stage ?? fresh, dispatch }
}
