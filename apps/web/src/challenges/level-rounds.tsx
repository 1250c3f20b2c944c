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
import { keepNotes, keptNotes, mayHint, type LevelNotes } from './level-notes.ts'
import { keepOwnFill, ownFill } from '../device/own-fill.ts'
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

/** What this device remembers of a level, and how it is changed. */
const useNotes = ({ number }: Level) => {
  const [notes, setNotes] = useState(() => keptNotes(number))
  const note = (part: Partial<LevelNotes>): void => {
    const next = { ...notes, ...part }
    setNotes(next)
    keepNotes(number, next)
  }
  return { notes, note }
}

/** A level, attempt after attempt. */
export const LevelRounds = ({ level, desk, ledger, thinker, best, next }: LevelRoundsProps): ReactNode => {
  const [fill, setFill] = useState<Fill>(ownFill)
  const [round, setRound] = useState(0)
  const { notes, note } = useNotes(level)
  const [isWatching, setIsWatching] = useState(false)
  const again = (): void => {
    setIsWatching(false)
    setRound(round + 1)
  }
  const fail = (): void => {
    note({ failures: notes.failures + 1 })
  }
  if (isWatching) return <SolutionTheatre level={level} onBack={again} />
  const isHintOpen = mayHint(notes)
  return (
    <LevelGame
      key={round}
      {...{ level, fill, thinker }}
      isFresh={round > 0}
      hasHint={isHintOpen && notes.hasHint}
      onHint={isHintOpen ? () => note({ hasHint: !notes.hasHint }) : null}
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
      endingOf={(score, events) => (
        <LevelEnding
          {...{ level, score, events, ledger, best, next }}
          mayHint={isHintOpen}
          onRetry={again}
          onSolution={() => setIsWatching(true)}
        />
      )}
    />
  )
}
