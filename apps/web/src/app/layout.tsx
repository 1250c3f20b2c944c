import type { Metadata, Viewport } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { themeColourOf, Toaster } from '@skelly/ui'
import { preloadFonts } from '@skelly/ui/fonts'
import { cookies } from 'next/headers'
import { OpenGameBar } from '../frame/open-game-bar.tsx'
import { currentSession } from '../server/current-session.ts'
import { LOOK_COOKIE, lookFrom } from '../settings/look.ts'
import { SettingsKeeper } from '../settings/settings-keeper.tsx'
import { ApiProvider } from '../trpc/api-provider.tsx'
import './globals.css'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('titles')
  return {
    title: { default: t('home'), template: '%s · Skelly' },
    description: t('description'),
    applicationName: 'Skelly',
  }
}

export const generateViewport = async (): Promise<Viewport> => {
  const look = lookFrom((await cookies()).get(LOOK_COOKIE)?.value ?? '')
  return {
    width: 'device-width',
    initialScale: 1,
    viewportFit: 'cover',
    themeColor: themeColourOf(look['data-theme']),
  }
}

/** Every page is made for its request: the security policy's nonce and the visitor's language are the request's. */
export const dynamic = 'force-dynamic'

const RootLayout = async ({ children }: { readonly children: ReactNode }): Promise<ReactNode> => {
  preloadFonts()
  const locale = await getLocale()
  const [t, session, jar] = await Promise.all([getTranslations('frame'), currentSession(), cookies()])
  return (
    <html lang={locale} {...lookFrom(jar.get(LOOK_COOKIE)?.value ?? '')}>
      <body className="flex min-h-dvh flex-col">
        <NextIntlClientProvider>
          <ApiProvider>
            <SettingsKeeper account={session?.playerId ?? null} />
            <OpenGameBar />
            {children}
          </ApiProvider>
          <Toaster label={t('messages')} />
        </NextIntlClientProvider>
      </body>
    </html>
  )
}

export default RootLayout
