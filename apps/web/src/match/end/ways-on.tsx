'use client'

import { buttonVariants } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { paths } from '../../frame/paths.ts'
import type { LiveWay } from '../live-way.ts'

interface WaysOnProps {
  readonly way: LiveWay
  /** The room that the game was started from, where it is known. */
  readonly roomCode: string | null
}

/** Where the next game is to be had: in the queue, or in the room. */
export const WaysOn = ({ way, roomCode }: WaysOnProps): ReactNode => {
  const t = useTranslations('end')
  const look = buttonVariants({ variant: 'outline' })
  if (way === 'ranked') {
    return (
      <Link href={paths.ranked} className={look}>
        {t('again')}
      </Link>
    )
  }
  return (
    <Link href={roomCode === null ? paths.online : paths.room(roomCode)} className={look}>
      {t(roomCode === null ? 'newRoom' : 'backToRoom')}
    </Link>
  )
}
