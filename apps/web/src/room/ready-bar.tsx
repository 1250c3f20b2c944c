'use client'

import type { LobbyClient } from '@skelly/game-client'
import type { LobbyView } from '@skelly/protocol'
import { Button } from '@skelly/ui'
import { Check, Play, Undo2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { StartBar } from '../device/start-bar.tsx'
import { beforeStart } from './lobby-state.ts'

interface ReadyBarProps {
  readonly lobby: LobbyClient
  readonly view: LobbyView
  readonly mine: number | null
  /** Whether what is said here is heard. */
  readonly isLive: boolean
}

const useWaiting = (view: LobbyView, mine: number | null): string => {
  const t = useTranslations('room')
  switch (beforeStart(view, mine)) {
    case 'game':
      return t('waitForGame')
    case 'others':
      return t('waitForOthers')
    case 'own-ready':
      return t('waitForYou')
    case 'ready':
      return t('waitForReady')
    case 'maker':
      return t('waitForMaker', { name: view.seats[view.maker]?.name ?? '' })
  }
}

/** The one big button: starting for the maker, being ready for the others; and what is waited for. */
export const ReadyBar = ({ lobby, view, mine, isLive }: ReadyBarProps): ReactNode => {
  const t = useTranslations('room')
  const waiting = useWaiting(view, mine)
  const isMaker = mine !== null && mine === view.maker
  const isReady = mine !== null && view.seats[mine]?.isReady === true
  const mayStart = isMaker && beforeStart(view, mine) === 'maker'
  return (
    <StartBar>
      <p role="status" className="text-muted min-h-5 text-center text-sm">
        {mayStart ? '' : waiting}
      </p>
      {isMaker && (
        <Button size="large" className="w-full" disabled={!isLive || !mayStart} onClick={() => lobby.start()}>
          <Play aria-hidden />
          {t('start')}
        </Button>
      )}
      {mine !== null && !isMaker && (
        <Button
          size="large"
          variant={isReady ? 'outline' : 'primary'}
          className={isReady ? 'bg-surface w-full' : 'w-full'}
          disabled={!isLive}
          onClick={() => lobby.beReady(!isReady)}
        >
          {isReady ? <Undo2 aria-hidden /> : <Check aria-hidden />}
          {t(isReady ? 'beUnready' : 'beReady')}
        </Button>
      )}
    </StartBar>
  )
}
