'use client'

import type { SkellyState } from '@skelly/engine'
import { useEffect, useEffectEvent, useState } from 'react'
import { playOwnMove } from '../stage/own-move.ts'
import type { Said } from '@skelly/stage'
import { useOwnCourt } from '../stage/use-own-court.ts'
import { again, isStepDone, judged, lessonAt, next, type Deed, type Lesson } from './lesson.ts'

/** How long a try that went wrong is left to be looked at, ms. */
const LOOK = 1800

interface LessonWishes {
  /** The step to begin with, by its index. */
  readonly first: number
  readonly onStep: (step: number) => void
  readonly onStepDone: (step: number) => void
}

type OnCourt = Pick<ReturnType<typeof useOwnCourt>, 'stage' | 'flick' | 'setDown' | 'rested'>

interface OpenLesson extends OnCourt {
  readonly lesson: Lesson
  /** Goes on from a goal that was reached. */
  readonly goOn: () => void
  readonly goTo: (step: number) => void
}

const deedOf = ({ events }: Said): Deed | null => {
  const shot = events.find((event) => event.kind === 'shot')
  return shot === undefined ? null : { kind: 'shot', ruling: shot.ruling }
}

/** After a look at what went wrong the caps lie as they did before it. */
const useRetry = (lesson: Lesson, retry: () => void): void => {
  const tryAgain = useEffectEvent(retry)
  useEffect(() => {
    if (lesson.phase !== 'missed') return undefined
    const timer = setTimeout(tryAgain, LOOK)
    return () => {
      clearTimeout(timer)
    }
  }, [lesson])
}

/** The lesson on its court: the engine says when something is done. */
export const useLesson = ({ first, onStep, onStepDone }: LessonWishes): OpenLesson => {
  const [lesson, setLesson] = useState(() => lessonAt(first))
  const judge = (deed: Deed, table: SkellyState): void => {
    const after = judged(lesson, deed, table)
    if (isStepDone(after)) onStepDone(after.step)
    // A cap that was set down lies where the next goal begins: there is nothing to look at.
    const isOnTheWay = deed.kind === 'set-down' && after.phase === 'reached'
    setLesson((isOnTheWay ? next(after) : null) ?? after)
  }
  const { stage, flick, setDown, rested, lay } = useOwnCourt({
    first: lesson.table,
    play: playOwnMove,
    onSetDown: (table) => {
      judge({ kind: 'set-down' }, table)
    },
    onRested: (said) => {
      const deed = deedOf(said)
      if (deed !== null) judge(deed, said.after)
    },
  })
  const open = (opened: Lesson): void => {
    setLesson(opened)
    lay(opened.table)
    if (opened.step !== lesson.step) onStep(opened.step)
  }
  useRetry(lesson, () => {
    open(again(lesson))
  })
  const goOn = (): void => {
    const following = next(lesson)
    if (following !== null) open(following)
  }
  const goTo = (step: number): void => {
    open(lessonAt(step))
  }
  return { lesson, stage, flick, setDown, rested, goOn, goTo }
}
