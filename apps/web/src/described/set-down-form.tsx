'use client'

import { slideTowards, type SetDownPlace } from '@skelly/court-view'
import type { Point } from '@skelly/engine'
import { centimetres } from '@skelly/stage'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { StepSlider } from './step-slider.tsx'

interface SetDownFormProps {
  readonly place: SetDownPlace
  /** Where the cap lies, mm. */
  readonly at: Point
  readonly onSetDown: (at: Point) => void
}

/** mm */
const STEPS = { little: 1, much: 10 } as const

/** Puts the cap down by how far it lies from two sides of its box, or of START. */
export const SetDownForm = ({ place, at, onSetDown }: SetDownFormProps): ReactNode => {
  const t = useTranslations('described')
  const [isAtEnd, setIsAtEnd] = useState(false)
  const { left, top, right, bottom } = place.area
  const wish = (to: Point): void => {
    const reached = slideTowards(at, to, place.isLegal)
    const isMoved = reached.x !== at.x || reached.y !== at.y
    setIsAtEnd(!isMoved)
    if (isMoved) onSetDown(reached)
  }
  const [fromLeft, fromFar] = [Math.round(at.x - left), Math.round(at.y - top)]
  const words = (length: number): string => t('fromSide', { cm: centimetres(length) })
  return (
    <fieldset className="space-y-3">
      <legend className="mb-1 font-semibold">{t('setDown')}</legend>
      <StepSlider
        label={t('fromLeft')}
        value={fromLeft}
        words={words(fromLeft)}
        min={0}
        max={right - left}
        steps={STEPS}
        onWish={(value) => wish({ x: left + value, y: at.y })}
      />
      <StepSlider
        label={t('fromFar')}
        value={fromFar}
        words={words(fromFar)}
        min={0}
        max={bottom - top}
        steps={STEPS}
        onWish={(value) => wish({ x: at.x, y: top + value })}
      />
      <p role="status" className="text-muted min-h-5 text-sm">
        {isAtEnd && t('asFarAs')}
      </p>
    </fieldset>
  )
}
