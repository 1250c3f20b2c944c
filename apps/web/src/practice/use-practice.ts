'use client'

import { GRID, shotIdOf, type Flick, type Point, type Pull, type ShotId } from '@skelly/engine'
import { useState } from 'react'
import { withCapAt } from '../stage/allowed-for.ts'
import { stageOf, type Stage } from '../stage/stage.ts'
import { useStage } from '../stage/use-stage.ts'
import { PRACTICE_SEAT, playPractice, practiceTable, setDownMove } from './practice-table.ts'

interface Practice {
  readonly stage: Stage
  /** Flicks since the court was set up. */
  readonly flicks: number
  readonly flick: (flick: Flick, pull: Pull | null) => void
  readonly setDown: (at: Point) => void
  readonly rested: (shotId: string) => void
  readonly again: () => void
}

const FRESH = stageOf(practiceTable())

/** On the device nobody else counts shots: their numbers are ids enough. */
const numbered = (shot: number): ShotId => {
  const id = shotIdOf(shot.toString(16).padStart(32, '0'))
  if (id === null) throw new RangeError('too many shots')
  return id
}

/** A court to flick on at once: the rules run on the device, nothing is sent. */
export const usePractice = (): Practice => {
  const [stage, dispatch] = useStage(FRESH)
  const [flicks, setFlicks] = useState(0)
  const again = (): void => {
    setFlicks(0)
    dispatch({ kind: 'adopted', state: practiceTable(), awaiting: false })
  }

  const flick = (wanted: Flick): void => {
    if (stage?.scene.kind !== 'still') return
    const before = withCapAt(stage.scene.state, PRACTICE_SEAT, stage.scene.placed)
    const move = { kind: 'flick', shotId: numbered(flicks), ...wanted } as const
    const step = playPractice(before, move)
    if (step === null) return
    setFlicks(flicks + 1)
    dispatch({ kind: 'stepped', step: { seq: flicks, before, ...step, heardAt: performance.now(), rate: 1 } })
  }
  const setDown = (at: Point): void => {
    if (stage?.scene.kind !== 'still') return
    const before = stage.scene.state
    const step = playPractice(before, setDownMove(at, GRID))
    if (step === null) return
    dispatch({ kind: 'stepped', step: { seq: flicks, before, ...step, heardAt: performance.now(), rate: 1 } })
  }
  const rested = (shotId: string): void => {
    const id = shotIdOf(shotId)
    if (id !== null) dispatch({ kind: 'rested', shotId: id })
  }
  return { stage: stage ?? FRESH, flicks, flick, setDown, rested, again }
}
