'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { type Locale, LOCALES, rememberLocale } from '@skelly/site'
import { ownSettings } from '../settings/own-settings.ts'

/** The languages of the texts, to choose from. */
export const LanguageSwitch = (): ReactNode => {
  const t = useTranslations('frame')
  const current = useLocale()
  const router = useRouter()
  const choose = (language: Locale): void => {
    rememberLocale(language)
    ownSettings.change({ language })
    router.refresh()
  }
  return (
    <div role="group" aria-label={t('language')} className="border-line flex rounded-full border p-0.5">
      {LOCALES.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-pressed={locale === current}
          onClick={() => {
            choose(locale)
          }}
          className="aria-pressed:bg-raised aria-pressed:text-ink min-h-9 cursor-pointer rounded-full px-3"
        >
          {t(locale)}
        </button>
      ))}
    </div>
  )
}
