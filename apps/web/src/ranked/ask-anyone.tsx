'use client'

import { Alert, Button } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'

/** Asked when the window is as wide as it gets: two who say yes meet whatever their ratings. */
export const AskAnyone = ({ onYes }: { readonly onYes: () => void }): ReactNode => {
  const t = useTranslations('ranked')
  const [said, setSaid] = useState(false)
  if (said) return <Alert tone="good">{t('askedAnyone')}</Alert>
  const yes = (): void => {
    setSaid(true)
    onYes()
  }
  return (
    <Alert tone="warning" className="flex-col sm:flex-row sm:items-center">
      <div className="mr-auto text-left">
        <p className="font-semibold">{t('askAnyoneTitle')}</p>
        <p className="text-muted">{t('askAnyone')}</p>
      </div>
      <Button size="small" onClick={yes}>
        {t('askAnyoneYes')}
      </Button>
    </Alert>
  )
}
