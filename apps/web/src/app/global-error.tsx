'use client'

import { NextIntlClientProvider } from 'next-intl'
import { useSyncExternalStore, type ReactNode } from 'react'
import { type Locale, localeFor, LOCALES, neverChanges } from '@skelly/site'
import { MESSAGES } from '../i18n/messages.ts'
import ErrorPage from './error.tsx'
import './globals.css'

/** The frame of the page is what broke: its language is what the document still says. */
const localeHere = (): Locale => localeFor(document.documentElement.lang, null)

/** The frame of all pages broke: say so in style, with nothing of what it gives them. */
const GlobalError = ({ reset }: { readonly reset: () => void }): ReactNode => {
  const locale = useSyncExternalStore(neverChanges, localeHere, () => LOCALES[0])
  return (
    <html lang={locale}>
      <body className="flex min-h-dvh flex-col">
        <NextIntlClientProvider locale={locale} messages={MESSAGES[locale]} timeZone="UTC">
          <ErrorPage reset={reset} />
        </NextIntlClientProvider>
      </body>
    </html>
  )
}

export default GlobalError
