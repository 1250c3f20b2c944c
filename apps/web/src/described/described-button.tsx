'use client'

import { cn } from '@skelly/ui'
import { MessageSquareText } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { memo, type ReactNode } from 'react'
import { BarButton } from '../device/bar-button.tsx'
import { ownSettings } from '../settings/own-settings.ts'
import { useSettings } from '../settings/use-settings.ts'

/** Tells the table in words, or no more: the setting itself, at the court. */
export const DescribedButton = memo(function DescribedButton(): ReactNode {
  const t = useTranslations('described')
  const { described } = useSettings()
  return (
    <BarButton
      label={t('toggle')}
      aria-pressed={described}
      onClick={() => ownSettings.change({ described: !described })}
    >
      <MessageSquareText aria-hidden className={cn(described ? 'text-accent-text' : 'text-muted')} />
    </BarButton>
  )
})
