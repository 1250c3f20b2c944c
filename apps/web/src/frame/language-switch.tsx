'use client'

import { LanguageChoice } from '@skelly/site'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ownSettings } from '../settings/own-settings.ts'

/** The languages of the texts, to choose from; the choice goes along with the account. */
export const LanguageSwitch = (): ReactNode => {
  const t = useTranslations('frame')
  return (
    <LanguageChoice
      label={t('language')}
      onChoose={(language) => {
        ownSettings.change({ language })
      }}
    />
  )
}
