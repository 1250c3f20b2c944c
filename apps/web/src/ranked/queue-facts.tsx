'use client'

import type { QueueNews } from '@skelly/protocol'
import { Stat } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { minutesAndSeconds } from '../words/duration.ts'

/** How the search goes, every second. */
export const QueueFacts = ({ searching }: { readonly searching: QueueNews['searching'] }): ReactNode => {
  const t = useTranslations('ranked')
  const { waited, window, queued, estimate } = searching
  return (
    <dl className="grid w-full grid-cols-2 gap-3 sm:grid-cols-4">
      <Stat label={t('waited')} value={minutesAndSeconds(waited)} />
      <Stat
        label={t('estimate')}
        value={estimate === null ? '–' : minutesAndSeconds(estimate)}
        note={estimate === null ? t('estimateUnknown') : null}
      />
      <Stat label={t('window')} value={t('windowValue', { points: window })} />
      <Stat label={t('queued')} value={queued} />
    </dl>
  )
}
