'use client'

import { THEMES } from '@skelly/protocol'
import { Segments } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ownSettings } from './own-settings.ts'
import { useSettings } from './use-settings.ts'

/** Light or dark, or as the system has it. What is chosen counts at once. */
export const ThemeRow = (): ReactNode => {
  const t = useTranslations('settings')
  const { theme } = useSettings()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="font-semibold">{t('theme')}</p>
      <Segments
        label={t('theme')}
        value={theme}
        onChoose={(chosen) => ownSettings.change({ theme: chosen })}
        segments={THEMES.map((one) => ({ value: one, label: t(`theme_${one}`) }))}
        className="min-w-[min(18rem,100%)] max-sm:w-full"
      />
    </div>
  )
}
