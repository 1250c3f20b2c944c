'use client'

import { Button, buttonVariants } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { DeadEnd } from '@skelly/site'
import { paths, signInFor } from '../frame/paths.ts'
import { admitErrorKey } from './admit-error-key.ts'
import type { LiveWay } from './live-way.ts'

interface MatchRefusedProps {
  readonly why: string
  readonly way: LiveWay
  /** Comes in as a new guest, to watch. */
  readonly onAsGuest: () => void
}

interface WaysInProps {
  /** Comes in as a new guest, to watch; null where nobody may. */
  readonly onAsGuest: (() => void) | null
}

/** Somebody whom nobody knows here: they played and have signed out since, or have only come to watch. */
const WaysIn = ({ onAsGuest }: WaysInProps): ReactNode => {
  const t = useTranslations('match')
  const frame = useTranslations('frame')
  return (
    <>
      <Link href={signInFor(usePathname())} className={buttonVariants()}>
        {frame('signIn')}
      </Link>
      {onAsGuest !== null && (
        <Button variant="outline" onClick={onAsGuest}>
          {t('asGuest')}
        </Button>
      )}
    </>
  )
}

/** This match does not take this person, and why. */
export const MatchRefused = ({ why, way, onAsGuest }: MatchRefusedProps): ReactNode => {
  const t = useTranslations('match')
  // a room's game is somebody else's only where its maker lets nobody watch
  const isNotWatched = way === 'online' && why === 'not-your-match'
  const key = admitErrorKey(isNotWatched ? 'nobody-watches' : why)
  return (
    <DeadEnd
      title={t('refusedTitle')}
      text={t(`admitErrors.${key}`)}
      home={t('toHome')}
      action={
        key === 'not-signed-in' || key === 'players-only' ? (
          <WaysIn onAsGuest={way === 'online' && key === 'not-signed-in' ? onAsGuest : null} />
        ) : (
          <Link href={paths[way]} className={buttonVariants()}>
            {t(way === 'ranked' ? 'toRanked' : 'toOnline')}
          </Link>
        )
      }
    />
  )
}
