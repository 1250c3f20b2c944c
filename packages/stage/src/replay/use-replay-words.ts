'use client'

import type { ReplayWords } from '@skelly/court-view'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'

/** Tenths of a second are enough to be read. */
const tenths = (seconds: number): number => Math.round(seconds * 10) / 10

const actionWords = (t: ReturnType<typeof useTranslations<'replayer'>>): ReplayWords['action'] => ({
  toggle: t('action_toggle'),
  previous: t('action_previous'),
  next: t('action_next'),
  'step-back': t('action_step-back'),
  'step-on': t('action_step-on'),
  faster: t('action_faster'),
  slower: t('action_slower'),
  first: t('action_first'),
  last: t('action_last'),
  'slow-motion': t('action_slow-motion'),
  keys: t('action_keys'),
})

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
      slowMotion: t('slowMotion'),
      players: t('players'),
      shots: t('shots'),
      shot: (number, of) => t('shot', { number, of }),
      end: t('end'),
      instant: (place, seconds) => t('instant', { place, seconds: tenths(seconds) }),
      fine: t('fine'),
      clock: (taken, given) =>
        given === null
          ? t('clockFree', { taken: tenths(taken) })
          : t('clock', { taken: tenths(taken), given: tenths(given) }),
      keys: t('keys'),
      close: t('close'),
      action: actionWords(t),
      key: { Space: t('key_space'), Home: t('key_home'), End: t('key_end') },
    }),
    [t],
  )
}
