'use client'

import type { ReplayWords } from '@skelly/court-view'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'

/** Everything that the replay viewer says, in the visitor's language. */
export const useReplayWords = (): ReplayWords => {
  const t = useTranslations('replayer')
  return useMemo(
    () => ({
      viewer: t('viewer'),
      play: t('play'),
      pause: t('pause'),
      previous: t('previous'),
      next: t('next'),
      scrubber: t('scrubber'),
      speed: t('speed'),
      shots: t('shots'),
      shot: (number, of) => t('shot', { number, of }),
    }),
    [t],
  )
}
