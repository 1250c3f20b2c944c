'use client'

import { ReplayViewer } from '@skelly/court-view'
import type { Level } from '@skelly/engine/challenges'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { courtOf, frameOfShot, useCourtWords, useReplayWords, type StagedGame } from '@skelly/stage'
import type { ReplayMoment } from './replay-moment.ts'
import { ShareShot } from './share-shot.tsx'
import { keepSlowMotionChoice, slowMotionChoice } from './slow-motion-choice.ts'
import { ReplayTools } from './tools/replay-tools.tsx'
import { useTrying } from './try/use-trying.tsx'
import { useShotAddress } from './use-shot-address.ts'

interface ReplayStageProps {
  readonly staged: StagedGame
  readonly names: readonly string[]
  /** Where to begin, counted from 1, or null. */
  readonly shot: number | null
  readonly isShared: boolean
  readonly level: Level | null
  readonly tools: ((at: ReplayMoment) => ReactNode) | undefined
}

type MomentAt = (frame: number) => ReplayMoment | null

/** What is told of a frame to whatever else can be done with the game. */
const useMoments = ({ staged, names, level, isShared }: ReplayStageProps): MomentAt =>
  useCallback(
    (index) => {
      const { game, look, frames } = staged
      const frame = frames[index]
      const before = frame?.played?.before ?? game.walk.frames.at(-1)?.after ?? game.walk.begin
      if (frame === undefined || before === null) return null
      const { shotNumber, played } = frame
      return { game, frame: index, shot: shotNumber, before, played, names, look, level, isShared }
    },
    [staged, names, level, isShared],
  )

/** A game that is watched, tried and handed on: nothing can be done with it until it has been played again. */
export const ReplayStage = (props: ReplayStageProps): ReactNode => {
  const { staged, shot, isShared, tools } = props
  const { frames, game, proof, isReady } = staged
  const words = useReplayWords()
  const courtWords = useCourtWords()
  // What the device remembers is not known where the page is rendered first.
  const isSlowed = useMemo(() => !isReady || slowMotionChoice(), [isReady])
  const [chosen, setCurrent] = useState<number | null>(null)
  const current = chosen ?? frameOfShot(frames, shot)
  const momentAt = useMoments(props)
  const moment = useMemo(() => momentAt(current), [momentAt, current])
  const showInAddress = useShotAddress()
  const show = (frame: number): void => {
    setCurrent(frame)
    if (isShared) showInAddress(frames[frame]?.shotNumber ?? 1)
  }
  const trying = useTrying({ at: moment, momentAt, onFrame: show })
  const state = game.walk.begin?.state
  if (state === undefined || moment === null) return null
  if (trying.screen !== null) return trying.screen
  return (
    <div inert={!isReady} aria-busy={!isReady}>
      <ReplayViewer
        court={courtOf(state)}
        frames={frames}
        proof={proof}
        initialFrame={current}
        initialSlowMotion={isSlowed}
        onSlowMotion={keepSlowMotionChoice}
        words={words}
        courtWords={courtWords}
        onFrame={show}
        tools={
          <>
            {isShared && <ShareShot shot={moment.shot} />}
            <ReplayTools at={moment} onTry={trying.begin} />
            {tools?.(moment)}
          </>
        }
      />
    </div>
  )
}
