import type { Theme } from '@skelly/protocol'
import { ComesAlive, DrawnWhole, EarlyPresses } from '@skelly/site'
import { PAGE_NONCE } from '@skelly/site/headers'
import { themeColourOf, Toaster } from '@skelly/ui'
import { preloadFonts } from '@skelly/ui/fonts'
import type { Metadata, Viewport } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import { cookies, headers } from 'next/headers'
import type { ReactNode } from 'react'
import { THEME_COOKIE, themeFrom } from '../desk/theme-cookie.ts'
import { ApiProvider } from '../trpc/api-provider.tsx'
import './globals.css'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('desk')
  return {
    title: { default: t('title'), template: `%s · ${t('title')}` },
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  }
}

const themeHere = async (): Promise<Theme> => themeFrom((await cookies()).get(THEME_COOKIE)?.value)

export const generateViewport = async (): Promise<Viewport> => ({
  width: 'device-width',
  initialScale: 1,
  themeColor: themeColourOf(await themeHere()),
})

/** Every page is made for its request: the security policy's nonce, the language and who is at the desk are its own. */
export const dynamic = 'force-dynamic'

const RootLayout = async ({ children }: { readonly children: ReactNode }): Promise<ReactNode> => {
  preloadFonts()
  const [locale, t, theme, asked] = await Promise.all([
    getLocale(),
    getTranslations('desk'),
    themeHere(),
    headers(),
  ])
  return (
    <html lang={locale} data-theme={theme}>
      <body className="flex min-h-dvh flex-col">
        <EarlyPresses nonce={asked.get(PAGE_NONCE) ?? ''} />
        <NextIntlClientProvider>
          <ApiProvider>{children}</ApiProvider>
          <Toaster label={t('messages')} />
        </NextIntlClientProvider>
        <ComesAlive />
        <DrawnWhole />
      </body>
    </html>
  )
}

export default RootLayout
