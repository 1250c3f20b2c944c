'use client'

import { SOLO_STARS, soloStars } from '@skelly/engine'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Stars } from './stars.tsx'

/** How many flicks the run has cost, the stars that are still to be had, and until when. */
export const SoloLine = ({ flicks }: { readonly flicks: number }): ReactNode => {
  const t = useTranslations('solo')
  const stars = soloStars(flicks)
  const most = { 3: SOLO_STARS.three, 2: SOLO_STARS.two, 1: null }[stars]
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm">
      <strong data-flicks={flicks}>{t('flicks', { count: flicks })}</strong>
      <span className="text-muted flex flex-wrap items-center gap-x-2 text-xs">
        <Stars count={stars} className="text-base" />
        <span className="whitespace-nowrap">
          {most === null ? t('anyFlicks') : t('upTo', { count: most })}
        </span>
      </span>
    </p>
  )
}
