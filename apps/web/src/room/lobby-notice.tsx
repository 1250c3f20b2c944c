'use client'

import type { LobbySnapshot } from '@skelly/game-client'
import type { LobbyView } from '@skelly/protocol'
import { Alert, Button, Spinner } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { lineWord } from '../frame/line-word.ts'
import { refusedKey, seatlessKey } from './lobby-state.ts'

interface LobbyNoticeProps {
  readonly snapshot: LobbySnapshot
  readonly view: LobbyView
  /** Takes the place back from another tab. */
  readonly onHere: () => void
}

/** What has to be known first: the line is lost, somebody watches, something was refused. */
export const LobbyNotice = ({ snapshot, view, onHere }: LobbyNoticeProps): ReactNode => {
  const t = useTranslations('room')
  const line = useTranslations('line')
  const { status, seat, refusal } = snapshot
  if (status.kind === 'taken-over') {
    return (
      <Alert tone="warning" className="items-center">
        <span className="mr-auto">{t('takenOver')}</span>
        <Button size="small" className="shrink-0" onClick={onHere}>
          {t('here')}
        </Button>
      </Alert>
    )
  }
  if (status.kind === 'reconnecting') {
    return (
      <Alert tone="warning">
        <Spinner />
        {line(lineWord(status))}
      </Alert>
    )
  }
  // a refusal of no message is that of a seat, which is told below
  if (refusal !== null && refusal.message !== '') {
    return <Alert tone="bad">{t(`refused.${refusedKey(refusal)}`)}</Alert>
  }
  if (status.kind !== 'live' || seat !== null) return null
  return <Alert>{t(seatlessKey(view))}</Alert>
}
