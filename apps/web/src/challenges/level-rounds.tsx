'use client'

import type { Fill } from '@skelly/engine'
import type { Level } from '@skelly/engine/challenges'
import { useState, type ReactNode } from 'react'
import type { CountingDesk } from '../counting/counting-desk.ts'
import type { CountingLedger } from '../counting/counting-ledger.ts'
import type { LevelBest } from '../counting/sent-attempts.ts'
import type { Thinker } from '../machine/thinker.ts'
import { LevelEnding } from './level-ending.tsx'
import { LevelGame } from './level-game.tsx'
import { keepOwnFill, ownFill } from './own-fill.ts'
import { SolutionTheatre } from './solution-theatre.tsx'

export interface LevelRoundsProps {
  readonly level: Level
  readonly desk: CountingDesk
  readonly ledger: CountingLedger
  readonly thinker: Thinker
  /** The best at this level; null where it was never won. */
  readonly best: LevelBest | null
  /** The next level, where it is open. */
  readonly next: number | null
}

/** After so many failures there is a hint. */
const FAILURES_TO_HINT = 3

/** A level, attempt after attempt. */
export const LevelRounds = ({ level, desk, ledger, thinker, best, next }: LevelRoundsProps): ReactNode => {
  const [fill, setFill] = useState<Fill>(ownFill)
  const [round, setRound] = useState(0)
  const [failures, setFailures] = useState(0)
  const [isWatching, setIsWatching] = useState(false)
  const again = (): void => {
    setIsWatching(false)
    setRound(round + 1)
  }
  const fail = (): void => {
    setFailures((before) => before + 1)
  }
  if (isWatching) return <SolutionTheatre level={level} onBack={again} />
  const mayHint = failures >= FAILURES_TO_HINT
  return (
    <LevelGame
      key={round}
      {...{ level, fill, thinker, mayHint }}
      onWon={(attempt) => desk.won(attempt)}
      onLost={fail}
      onRetry={(isGivenUp) => {
        if (isGivenUp) fail()
        again()
      }}
      onFill={(chosen) => {
        keepOwnFill(chosen)
        setFill(chosen)
        again()
      }}
      endingOf={(score) => (
        <LevelEnding
          {...{ level, score, ledger, best, next, mayHint }}
          onRetry={again}
          onSolution={() => setIsWatching(true)}
        />
      )}
    />
  )
}
