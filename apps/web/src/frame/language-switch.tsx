'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { LOCALES, LOCALE_COOKIE, type Locale } from '../i18n/locales.ts'

const A_YEAR = 31_536_000

const remember = (locale: Locale): void => {
  document.cookie = `${LOCALE_COOKIE}=${locale}; path=/; max-age=${String(A_YEAR)}; samesite=lax`
}

/** The languages of the texts, to choose from. */
export const LanguageSwitch = (): ReactNode => {
  const t = useTranslations('frame')
  const current = useLocale()
  const router = useRouter()
  const choose = (locale: Locale): void => {
    remember(locale)
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
