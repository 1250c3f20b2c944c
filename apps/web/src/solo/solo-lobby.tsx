'use client'

import { SOLO_STARS, soloStars } from '@skelly/engine'
import { Button, PageHeading, Switch } from '@skelly/ui'
import { Play } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { FillRow } from '../device/fill-row.tsx'
import { StartBar } from '../device/start-bar.tsx'
import type { BestRun } from './best-run.ts'
import type { SoloChoice } from './solo-choice.ts'
import { Stars } from './stars.tsx'

interface SoloLobbyProps {
  /** Says what is wrong with a run that was kept, or nothing. */
  readonly note: ReactNode
  readonly best: BestRun | null
  readonly choice: SoloChoice
  readonly onChoose: (choice: SoloChoice) => void
  readonly onStart: () => void
}

const Best = ({ best }: { readonly best: BestRun | null }): ReactNode => {
  const t = useTranslations('solo')
  return (
    <section className="border-line bg-surface/70 rounded-card flex items-center gap-4 border p-5">
      <div className="mr-auto">
        <h2 className="text-muted text-sm">{t('best')}</h2>
        <p className="font-chalk text-2xl" data-best={best?.flicks ?? 'none'}>
          {best === null ? t('bestNone') : t('flicks', { count: best.flicks })}
        </p>
      </div>
      <Stars count={best === null ? 0 : soloStars(best.flicks)} className="text-3xl" />
    </section>
  )
}

/** Before a solo run: what is in the cap, what there is to be beaten. */
export const SoloLobby = ({ note, best, choice, onChoose, onStart }: SoloLobbyProps): ReactNode => {
  const t = useTranslations('solo')
  return (
    <div className="flex flex-col gap-7">
      <PageHeading title={t('title')} description={t('lead')} />
      {note}
      <Best best={best} />
      <ul className="text-muted grid gap-2 text-sm sm:grid-cols-3">
        {[SOLO_STARS.three, SOLO_STARS.two, null].map((most, index) => (
          <li key={index} className="flex items-center gap-2">
            <Stars count={3 - index} />
            {most === null ? t('anyFlicks') : t('upTo', { count: most })}
          </li>
        ))}
      </ul>
      <section className="flex flex-col gap-3">
        <h2 className="text-lg font-semibold">{t('yourCap')}</h2>
        <FillRow
          label={t('yourCap')}
          value={choice.fill}
          onChoose={(fill) => onChoose({ ...choice, fill })}
        />
      </section>
      {best !== null && (
        <Switch
          label={t('ghost')}
          hint={t('ghostHint')}
          checked={choice.hasGhost}
          onChange={(hasGhost) => onChoose({ ...choice, hasGhost })}
        />
      )}
      <StartBar>
        <Button size="large" className="w-full sm:w-fit" onClick={onStart}>
          <Play aria-hidden />
          {t('start')}
        </Button>
      </StartBar>
    </div>
  )
}
