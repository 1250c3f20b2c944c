'use client'

import { buttonVariants } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { DeadEnd } from '../frame/dead-end.tsx'
import { paths } from '../frame/paths.ts'
import { admitErrorKey } from './admit-error-key.ts'

/** This match does not take this player, and why. */
export const MatchRefused = ({ why }: { readonly why: string }): ReactNode => {
  const t = useTranslations('match')
  return (
    <DeadEnd
      title={t('refusedTitle')}
      text={t(`admitErrors.${admitErrorKey(why)}`)}
      home={t('toHome')}
      action={
        <Link href={paths.ranked} className={buttonVariants()}>
          {t('toRanked')}
        </Link>
      }
    />
  )
}
