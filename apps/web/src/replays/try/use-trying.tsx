'use client'

import { useMemo, useState, type ReactNode } from 'react'
import type { ReplayMoment } from '../replay-moment.ts'
import { trialAt } from './trial.ts'
import { TryScreen } from './try-screen.tsx'

interface TryingParts {
  /** What the viewer shows; null where there is nothing. */
  readonly at: ReplayMoment | null
  readonly momentAt: (frame: number) => ReplayMoment | null
  /** Another frame is tried: the replay goes on there. */
  readonly onFrame: (frame: number) => void
}

interface Trying {
  /** Over the page while somebody tries; null while the replay is watched. */
  readonly screen: ReactNode
  /** Lets whoever watches try the turn on the screen; null where nobody has one. */
  readonly begin: (() => void) | null
}

/** Trying a turn of the replay oneself, and coming back to it where one was. */
export const useTrying = ({ at, momentAt, onFrame }: TryingParts): Trying => {
  const [isOpen, setIsOpen] = useState(false)
  const trial = useMemo(() => (at === null ? null : trialAt(at)), [at])
  const earlierThan = (current: number): number | null => {
    for (let frame = current - 1; frame >= 0; frame -= 1) {
      const moment = momentAt(frame)
      if (moment !== null && trialAt(moment) !== null) return frame
    }
    return null
  }
  if (at === null || trial === null) return { screen: null, begin: null }
  if (!isOpen) return { screen: null, begin: () => setIsOpen(true) }
  const before = earlierThan(at.frame)
  return {
    screen: (
      <TryScreen
        {...{ at, trial }}
        onEarlier={before === null ? null : () => onFrame(before)}
        onBack={() => setIsOpen(false)}
      />
    ),
    begin: null,
  }
}
