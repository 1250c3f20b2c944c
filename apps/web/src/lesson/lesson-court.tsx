'use client'

import { CourtView, type Allowed } from '@skelly/court-view'
import type { Flick, Point } from '@skelly/engine'
import { useTranslations } from 'next-intl'
import { useMemo, type ReactNode } from 'react'
import { OWN_SEAT } from '../stage/own-move.ts'
import type { Stage } from '../stage/stage.ts'
import { useFeel } from '../feel/use-feel.ts'
import { useSettings } from '../settings/use-settings.ts'
import { useCourtScene } from '../stage/use-court-scene.ts'
import { useCourtWords } from '@skelly/stage'
import { wholeWay } from './whole-way.ts'

interface LessonCourtProps {
  readonly stage: Stage
  /** Nobody may act while something is being said. */
  readonly isOpen: boolean
  /** Whether the next box is lit up. */
  readonly isLit: boolean
  /** Whether the aim shows the cap's whole way, past every contact. */
  readonly showsWholeWay: boolean
  readonly fit: 'contain' | 'width'
  readonly onFlick: (flick: Flick) => void
  readonly onSetDown: (at: Point) => void
  readonly onShotShown: (shotId: string) => void
}

/** The names of those who lie on a lesson's court, by seat. */
export const useLessonNames = (): readonly string[] => {
  const t = useTranslations('practice')
  return useMemo(() => [t('you'), t('other')], [t])
}

/** A court on which one person tries something out. */
export const LessonCourt = (props: LessonCourtProps): ReactNode => {
  const { stage, isOpen, isLit, showsWholeWay, fit, onFlick, onSetDown, onShotShown } = props
  const words = useCourtWords()
  const names = useLessonNames()
  const scene = useCourtScene(stage, names, isOpen ? OWN_SEAT : null)
  const { leftHanded } = useSettings()
  const feel = useFeel({ stage, scene })
  const allowed = useMemo((): Allowed => {
    if (!showsWholeWay || scene.allowed.kind === 'nothing') return scene.allowed
    return { ...scene.allowed, guide: wholeWay(scene.state, OWN_SEAT) }
  }, [scene, showsWholeWay])
  return (
    <CourtView
      {...{ fit, words, allowed, onSetDown, onShotShown }}
      onFlick={(flick) => {
        feel.letGo(flick)
        onFlick(flick)
      }}
      court={scene.court}
      pieces={scene.pieces}
      highlight={isLit ? scene.highlight : null}
      shot={scene.shot}
      foresee={feel.foresee}
      onHand={feel.onHand}
      isLeftHanded={leftHanded}
    />
  )
}
