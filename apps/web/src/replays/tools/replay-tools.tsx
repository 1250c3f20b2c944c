'use client'

import { Button } from '@skelly/ui'
import { Hand } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { ReplayMoment } from '../replay-moment.ts'
import { GameMenu } from './game-menu.tsx'

interface ReplayToolsProps {
  readonly at: ReplayMoment
  /** Lets whoever watches try the turn on the screen; null where nobody has one. */
  readonly onTry: (() => void) | null
}

/** What can be done with a game beside watching it. */
export const ReplayTools = ({ at, onTry }: ReplayToolsProps): ReactNode => {
  const t = useTranslations('trial')
  return (
    <>
      <Button variant="outline" size="small" disabled={onTry === null} onClick={() => onTry?.()}>
        <Hand aria-hidden />
        {t('try')}
      </Button>
      <GameMenu at={at} />
    </>
  )
}
