'use client'

import type { DeskAnswer } from '@skelly/protocol'
import { Button, buttonVariants } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { DeadEnd } from '@skelly/site'
import { paths } from '../frame/paths.ts'
import { DeskError } from './desk-error.tsx'
import { deskWord } from './desk-words.ts'
import { isAway } from './use-room.ts'

interface RoomMissingProps {
  readonly answer: Extract<DeskAnswer, { ok: false }>
  /** Null where asking again would come to the same. */
  readonly onAgain: (() => void) | null
}

/** No room was found by the code of this page, or not just now. */
export const RoomMissing = ({ answer, onAgain }: RoomMissingProps): ReactNode => {
  const t = useTranslations('room')
  const match = useTranslations('match')
  const word = deskWord(answer)
  const isLost = word.key === 'no-such-room'
  return (
    <DeadEnd
      title={t('endedTitle')}
      text={
        <>
          <DeskError word={word} /> {isAway(answer) && t('askingAgain')}
        </>
      }
      home={match('toHome')}
      action={
        <>
          {!isLost && onAgain !== null && <Button onClick={onAgain}>{t('again')}</Button>}
          <Link href={paths.online} className={buttonVariants({ variant: isLost ? 'primary' : 'outline' })}>
            {t('otherCode')}
          </Link>
        </>
      }
    />
  )
}
