'use client'

import { NextIntlClientProvider, type AbstractIntlMessages } from 'next-intl'
import { useSyncExternalStore, type ReactNode } from 'react'
import { localeFor, LOCALES, type Locale } from '../i18n/locales.ts'
import { neverChanges } from '../i18n/never-changes.ts'
import { BrokenPage } from './broken-page.tsx'

interface BrokenSiteProps {
  readonly messages: Readonly<Record<Locale, AbstractIntlMessages>>
  readonly reset: () => void
}

/** The frame of the page is what broke: its language is what the document still says. */
const localeHere = (): Locale => localeFor(document.documentElement.lang, null)

/** The frame of all pages broke: says so in style, with nothing of what it gives them. */
export const BrokenSite = ({ messages, reset }: BrokenSiteProps): ReactNode => {
  const locale = useSyncExternalStore(neverChanges, localeHere, () => LOCALES[0])
  return (
    <html lang={locale} data-theme="auto">
      <body className="flex min-h-dvh flex-col">
        <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone="UTC">
          <BrokenPage reset={reset} />
        </NextIntlClientProvider>
      </body>
    </html>
  )
}
