'use client'

import type { Allowed, Piece } from '@skelly/court-view'
import { flickOfKeys } from '@skelly/court-view'
import type { Court, Flick } from '@skelly/engine'
import { CLOCK_MINUTES, clockWords, guideEnd, guideWords, type DescribedTable } from '@skelly/stage'
import { Button } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import { useId, type KeyboardEvent, type ReactNode } from 'react'
import {
  DIRECTION_STEPS,
  keyAimOf,
  roundTheClock,
  STRENGTH_STEPS,
  strengthWithin,
  type ClockAim,
} from './aim.ts'
import { StepSlider } from './step-slider.tsx'
import { TurnTowards } from './turn-towards.tsx'

interface AimFormProps {
  readonly court: Court
  readonly pieces: readonly Piece[]
  readonly table: DescribedTable
  readonly allowed: Allowed
  readonly aim: ClockAim
  readonly onAim: (aim: ClockAim) => void
  readonly onFlick: (flick: Flick) => void
}

/** What the guide shows of the aim, where the game and the player's settings allow one. */
const useGuide = ({ aim, allowed, court, pieces, table }: AimFormProps): string | null => {
  const t = useTranslations('described')
  const guide = allowed.kind === 'nothing' ? null : allowed.guide
  const way = guide?.(flickOfKeys(keyAimOf(aim))) ?? null
  if (way === null) return null
  const { piece } = table.own
  const others = pieces.filter(({ id }) => id !== piece.id)
  const end = guideEnd(way, court, others, piece.radius)
  return end === null ? null : guideWords(end, t)
}

/** Direction by the clock, strength in steps, and the flick: Enter anywhere on a slider makes it. */
export const AimForm = (props: AimFormProps): ReactNode => {
  const { aim, allowed, onAim, onFlick, table } = props
  const t = useTranslations('described')
  const id = useId()
  const guide = useGuide(props)
  const mayFlick = allowed.kind !== 'nothing'
  const flick = (): void => {
    if (mayFlick) onFlick(flickOfKeys(keyAimOf(aim)))
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.repeat || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    flick()
  }
  return (
    // the keys are those of the sliders in it
    <fieldset className="space-y-3" onKeyDown={onKeyDown}>
      <legend className="mb-1 font-semibold">{t('aim')}</legend>
      <TurnTowards table={table} onTurn={(direction) => onAim({ ...aim, direction })} />
      <StepSlider
        label={t('direction')}
        hint={t('directionHint')}
        value={aim.direction}
        words={clockWords(aim.direction, t)}
        min={0}
        max={CLOCK_MINUTES - 1}
        steps={DIRECTION_STEPS}
        onWish={(direction) => onAim({ ...aim, direction: roundTheClock(direction) })}
      />
      <StepSlider
        label={t('strength')}
        hint={t('keys')}
        value={aim.strength}
        words={t('strengthValue', { strength: aim.strength / STRENGTH_STEPS.much })}
        min={0}
        max={1000}
        steps={STRENGTH_STEPS}
        onWish={(strength) => onAim({ ...aim, strength: strengthWithin(strength) })}
      />
      {guide !== null && (
        <p id={`${id}guide`} data-guide className="text-sm">
          {guide}
        </p>
      )}
      <Button
        className="w-full"
        aria-disabled={!mayFlick}
        aria-describedby={guide === null ? undefined : `${id}guide`}
        onClick={flick}
      >
        {t('flick')}
      </Button>
    </fieldset>
  )
}
