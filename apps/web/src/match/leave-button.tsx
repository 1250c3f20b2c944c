'use client'

import { Button, ConfirmDialog } from '@skelly/ui'
import { Flag } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

/** Resigning: an ordinary loss, so it asks once (policies, Resigning). */
export const LeaveButton = ({ onLeave }: { readonly onLeave: () => void }): ReactNode => {
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
      description={t('leaveText')}
      confirm={t('leaveYes')}
      cancel={t('leaveNo')}
      onConfirm={onLeave}
    />
  )
}
