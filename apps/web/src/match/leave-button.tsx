'use client'

import { Button, ConfirmDialog } from '@skelly/ui'
import { Flag } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

/** What leaving a game does to it, in the words of the texts. */
export type Leaving = 'leaveText' | 'leaveTextRoom' | 'leaveTextLast'

interface LeaveButtonProps {
  readonly leaving: Leaving
  readonly onLeave: () => void
}

/** Resigning: in ranked an ordinary loss, among more than two only the own end; so it asks once (policies, Resigning). */
export const LeaveButton = ({ leaving, onLeave }: LeaveButtonProps): ReactNode => {
  const t = useTranslations('match')
  return (
    <ConfirmDialog
      trigger={
        <Button variant="ghost" size="small">
          <Flag aria-hidden className="size-4" />
          {t('leave')}
        </Button>
      }
      title={t('leaveTitle')}
      description={t(leaving)}
      confirm={t('leaveYes')}
      cancel={t('leaveNo')}
      onConfirm={onLeave}
    />
  )
}
