'use client'

import type { Fill } from '@skelly/engine'
import { YOU, type Level } from '@skelly/engine/challenges'
import { LayoutGrid, Lightbulb, RotateCcw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { BarButton } from '../device/bar-button.tsx'
import type { Pace } from '../machine/pace.ts'
import { PaceButton } from '../machine/pace-button.tsx'
import { FillChoice } from './fill-choice.tsx'
import { goTo } from './go-to.ts'
import { isAlone } from './level-look.ts'

interface LevelToolsProps {
  readonly level: Level
  readonly fill: Fill
  readonly onFill: (fill: Fill) => void
  readonly pace: Pace
  readonly onPace: (pace: Pace) => void
  /** Begins the level anew; null while there is nothing to be undone. */
  readonly onRetry: (() => void) | null
  /** Shows the hint or hides it; null while there is none yet. */
  readonly onHint: (() => void) | null
  readonly hasHint: boolean
}

/** What can be done beside playing: all levels, begin anew, one's cap, the speed of the others, the hint. */
export const LevelTools = (props: LevelToolsProps): ReactNode => {
  const { level, fill, onFill, pace, onPace, onRetry, onHint, hasHint } = props
  const t = useTranslations('challenges')
  return (
    <>
      <BarButton label={t('all')} onClick={() => goTo(null)}>
        <LayoutGrid aria-hidden />
      </BarButton>
      <BarButton label={t('retry')} disabled={onRetry === null} onClick={() => onRetry?.()}>
        <RotateCcw aria-hidden />
      </BarButton>
      {level.caps[YOU]?.fill === null && <FillChoice fill={fill} onFill={onFill} />}
      {!isAlone(level) && <PaceButton pace={pace} onPace={onPace} />}
      {onHint !== null && (
        <BarButton label={t('hint')} aria-pressed={hasHint} onClick={onHint}>
          <Lightbulb aria-hidden className={hasHint ? 'text-accent-text' : ''} />
        </BarButton>
      )}
    </>
  )
}
