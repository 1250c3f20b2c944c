'use client'

import { Button, ConfirmDialog } from '@skelly/ui'
import { Flag } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

interface LeaveButtonProps {
  readonly isRanked: boolean
  readonly onLeave: () => void
}

/** Resigning: in ranked an ordinary loss, among more than two only the own end; so it asks once (policies, Resigning). */
export const LeaveButton = ({ isRanked, onLeave }: LeaveButtonProps): ReactNode => {
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
      description={t(isRanked ? 'leaveText' : 'leaveTextRoom')}
      confirm={t('leaveYes')}
      cancel={t('leaveNo')}
      onConfirm={onLeave}
    />
  )
}
