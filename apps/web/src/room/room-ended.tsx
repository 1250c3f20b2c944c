'use client'

import { buttonVariants } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { DeadEnd } from '@skelly/site'
import { paths } from '../frame/paths.ts'
import { endedKey } from './ended-key.ts'

/** This room takes somebody no more, and why. */
export const RoomEnded = ({ why }: { readonly why: string }): ReactNode => {
  const t = useTranslations('room')
  const match = useTranslations('match')
  return (
    <DeadEnd
      title={t('endedTitle')}
      text={t(`ended.${endedKey(why)}`)}
      home={match('toHome')}
      action={
        <Link href={paths.online} className={buttonVariants()}>
          {t('openOwn')}
        </Link>
      }
    />
  )
}
