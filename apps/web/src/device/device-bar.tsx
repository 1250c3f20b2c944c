'use client'

import type { DeviceTable } from '@skelly/game-client/device'
import { Pause } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { MatchBar } from '../match/match-bar.tsx'
import { BarButton } from './bar-button.tsx'

interface DeviceBarProps {
  readonly table: DeviceTable
  readonly grip: number
  /** Whether there is something to be paused. */
  readonly mayPause: boolean
  /** Whether it stands still already. */
  readonly isHeld: boolean
  /** Whether there is so much to be done that little room is left on a phone. */
  readonly isCrowded: boolean
  /** What else can be done. */
  readonly children?: ReactNode
}

/** Always the same picture: a shot that begins or ends does not draw it anew. */
const PAUSE = <Pause aria-hidden />

/** Above a table of this device: pause, and what else its way to play offers. */
export const DeviceBar = (props: DeviceBarProps): ReactNode => {
  const { table, grip, mayPause, isHeld, isCrowded, children } = props
  const t = useTranslations('device')
  return (
    <MatchBar grip={grip} isCrowded={isCrowded}>
      <div className="-ml-2 flex shrink-0 items-center">
        {mayPause && (
          <BarButton label={t('pause')} disabled={isHeld} onClick={() => table.pause()}>
            {PAUSE}
          </BarButton>
        )}
        {children}
      </div>
    </MatchBar>
  )
}
