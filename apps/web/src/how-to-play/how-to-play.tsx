'use client'

import { positionText } from '@skelly/engine'
import { useTranslations } from 'next-intl'
import { useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { keepValue, keptValue } from '../device/kept-value.ts'
import { neverChanges } from '@skelly/site'
import { LessonCourt, useLessonNames } from '../lesson/lesson-court.tsx'
import { tell } from '@skelly/stage'
import { GOALS } from './goals.ts'
import { HINT_AFTER, LessonWords } from './lesson-words.tsx'
import { NOTHING_DONE, PROGRESS, progressSchema, withDone, type Progress } from './progress.ts'
import { StepList } from './step-list.tsx'
import { useLesson } from './use-lesson.ts'

const Steps = ({ first }: { readonly first: Progress }): ReactNode => {
  const say = useTranslations('ruling')
  const names = useLessonNames()
  const place = useRef<HTMLDivElement>(null)
  const [progress, setProgress] = useState(first)
  const keep = (change: (before: Progress) => Progress): void => {
    const changed = change(progress)
    keepValue(PROGRESS, changed)
    setProgress(changed)
  }
  const { lesson, stage, flick, setDown, rested, goOn, goTo } = useLesson({
    first: first.at,
    onStep: (at) => {
      keep((before) => ({ ...before, at }))
    },
    onStepDone: (step) => {
      keep((before) => withDone(before, step))
    },
  })
  const [told] = stage.said ? tell(stage.said, names, say) : []
  const goOnByKeys = (): void => {
    goOn()
    place.current?.querySelector<HTMLElement>('[data-court]')?.focus({ preventScroll: true })
  }
  return (
    <div className="beside:grid-cols-[minmax(0,1fr)_auto] grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-2">
      <div className="flex flex-col gap-2 lg:gap-10">
        <StepList at={lesson.step} done={progress.done} onStep={goTo} />
        <LessonWords lesson={lesson} headline={told?.headline ?? ''} onGoOn={goOnByKeys} />
      </div>
      <div ref={place} data-position={positionText(lesson.table)} className="lesson-court mx-auto">
        <LessonCourt
          fit="contain"
          stage={stage}
          isOpen={lesson.phase === 'trying'}
          isLit={GOALS[lesson.goal].isLit}
          showsWholeWay={lesson.failures >= HINT_AFTER}
          onFlick={flick}
          onSetDown={setDown}
          onShotShown={rested}
        />
      </div>
    </div>
  )
}

/** Six steps on a real court. This device remembers which were done, and nothing is counted. */
export const HowToPlay = (): ReactNode => {
  const isOnDevice = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const kept = isOnDevice ? keptValue(PROGRESS, progressSchema) : null
  return <Steps key={String(isOnDevice)} first={kept ?? NOTHING_DONE} />
}
