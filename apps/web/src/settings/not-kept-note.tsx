'use client'

import { Alert } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import { useSyncExternalStore, type ReactNode } from 'react'
import { settingsWatch } from './own-settings.ts'

const onServer = (): boolean => true

/** Where the device is full, or keeps nothing: what was chosen lasts as long as the page. */
export const NotKeptNote = (): ReactNode => {
  const t = useTranslations('settings')
  const isKept = useSyncExternalStore(settingsWatch.subscribe, settingsWatch.isKept, onServer)
  if (isKept) return null
  return (
    <Alert tone="bad" className="bg-surface shadow-over sticky top-18 z-20">
      {t('notKept')}
    </Alert>
  )
}
