'use client'

import { CourtView } from '@skelly/court-view'
import { targetOf, type SkellyState } from '@skelly/engine'
import { Button } from '@skelly/ui'
import { RotateCcw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useMemo, type ReactNode } from 'react'
import { useFeel } from '../feel/use-feel.ts'
import { useSettings } from '../settings/use-settings.ts'
import { useCourtScene } from '../stage/use-court-scene.ts'
import { type Say, tell, useCourtWords } from '@skelly/stage'
import { PRACTICE_SEAT } from './practice-table.ts'
import { usePractice } from './use-practice.ts'

const useNames = (): readonly string[] => {
  const t = useTranslations('practice')
  return useMemo(() => [t('you'), t('other')], [t])
}

const useNext = (state: SkellyState): string => {
  const t = useTranslations('practice')
  const box = targetOf(state.caps[PRACTICE_SEAT]?.progress ?? 0)
  if (state.turn.phase === 'over') return t('won')
  return box === null ? t('killer') : t('target', { box })
}

/** The referee's words for somebody who plays alone: a turn that is over is nobody else's. */
const useSay = (): Say => {
  const t = useTranslations('practice')
  const say = useTranslations('ruling')
  return (key, values) => (key === 'turnOver' ? t('goOn') : say(key, values))
}

/** A live court for whoever comes by. */
export const PracticeCourt = (): ReactNode => {
  const t = useTranslations('practice')
  const say = useSay()
  const words = useCourtWords()
  const names = useNames()
  const { stage, flicks, flick, setDown, rested, again } = usePractice()
  const scene = useCourtScene(stage, names, PRACTICE_SEAT)
  const { leftHanded } = useSettings()
  const feel = useFeel({ stage, scene })
  const next = useNext(scene.state)
  const [told] = stage.said ? tell(stage.said, names, say) : []
  return (
    <section aria-label={t('title')} className="flex flex-col gap-3">
      <CourtView
        fit="width"
        court={scene.court}
        pieces={scene.pieces}
        highlight={scene.highlight}
        shot={scene.shot}
        allowed={scene.allowed}
        foresee={feel.foresee}
        onHand={feel.onHand}
        words={words}
        isLeftHanded={leftHanded}
        onFlick={(wanted) => {
          feel.letGo(wanted)
          flick(wanted)
        }}
        onSetDown={setDown}
        onShotShown={rested}
      />
      <div className="flex min-h-12 flex-wrap items-center gap-3 px-1">
        <p role="status" data-ruling className="min-w-0 flex-1 basis-24 text-sm text-balance">
          {told === undefined ? (
            <span className="text-muted">{t('hint')}</span>
          ) : (
            <>
              <strong className="font-chalk text-accent-text text-xl font-normal">{told.headline}</strong>
              {told.detail !== '' && <span>. {told.detail}</span>}
            </>
          )}
        </p>
        <p className="text-muted max-w-1/2 shrink-0 text-right text-sm">
          <span className="text-ink block font-semibold">{next}</span>
          {t('flicks', { count: flicks })}
        </p>
        <Button
          variant="outline"
          size="icon"
          className="shrink-0"
          aria-label={t('again')}
          onClick={again}
          disabled={flicks === 0}
        >
          <RotateCcw aria-hidden />
        </Button>
      </div>
    </section>
  )
}
