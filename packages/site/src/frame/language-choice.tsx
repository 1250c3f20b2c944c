'use client'

import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { LOCALES, type Locale } from '../i18n/locales.ts'
import { rememberLocale } from '../i18n/remember-locale.ts'

/** As each calls itself, whatever the page speaks. */
const NAMES = { en: 'English', es: 'Español' } as const satisfies Record<Locale, string>

interface LanguageChoiceProps {
  /** What is chosen from here, to those who can't see it. */
  readonly label: string
  /** The browser has remembered it: what is on the screen is still in the language before. */
  readonly onChoose: (locale: Locale) => void
}

/** The languages of the texts, to choose from. */
export const LanguageChoice = ({ label, onChoose }: LanguageChoiceProps): ReactNode => {
  const current = useLocale()
  return (
    <div
      role="group"
      aria-label={label}
      className="border-line flex max-w-full flex-wrap rounded-3xl border p-0.5"
    >
      {LOCALES.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-pressed={locale === current}
          onClick={() => {
            rememberLocale(locale)
            onChoose(locale)
          }}
          className="text-muted hover:text-ink aria-pressed:bg-accent/20 aria-pressed:text-ink min-h-9 cursor-pointer rounded-full px-3 aria-pressed:font-semibold pointer-coarse:min-h-11"
        >
          {NAMES[locale]}
        </button>
      ))}
    </div>
  )
}
