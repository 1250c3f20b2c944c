'use client'

import { Button, buttonVariants } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { DeadEnd } from '@skelly/site'
import { paths, signInFor } from '../frame/paths.ts'

interface SignedOutProps {
  readonly code: string
  readonly onAsGuest: () => void
}

/** Somebody without a session where somebody had one: their seat may wait in this room, and a guest has another one. */
export const SignedOut = ({ code, onAsGuest }: SignedOutProps): ReactNode => {
  const t = useTranslations('room')
  const frame = useTranslations('frame')
  const match = useTranslations('match')
  return (
    <DeadEnd
      title={t('signedOutTitle')}
      text={t('signedOut')}
      home={match('toHome')}
      action={
        <>
          <Link href={signInFor(paths.room(code))} className={buttonVariants()}>
            {frame('signIn')}
          </Link>
          <Button variant="outline" onClick={onAsGuest}>
            {t('asGuest')}
          </Button>
        </>
      }
    />
  )
}
