'use client'

import { buttonVariants } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { DeadEnd } from '../frame/dead-end.tsx'
import { paths } from '../frame/paths.ts'
import { admitErrorKey } from './admit-error-key.ts'
import type { LiveWay } from './live-way.ts'

interface MatchRefusedProps {
  readonly why: string
  readonly way: LiveWay
}

/** This match does not take this person, and why. */
export const MatchRefused = ({ why, way }: MatchRefusedProps): ReactNode => {
  const t = useTranslations('match')
  // a room's game is somebody else's only where its maker lets nobody watch
  const isNotWatched = way === 'online' && why === 'not-your-match'
  return (
    <DeadEnd
      title={t('refusedTitle')}
      text={t(`admitErrors.${admitErrorKey(isNotWatched ? 'nobody-watches' : why)}`)}
      home={t('toHome')}
      action={
        <Link href={paths[way]} className={buttonVariants()}>
          {t(way === 'ranked' ? 'toRanked' : 'toOnline')}
        </Link>
      }
    />
  )
}
