import type { Metadata, Viewport } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ComesAlive, DrawnWhole, EarlyPresses } from '@skelly/site'
import { PAGE_NONCE } from '@skelly/site/headers'
import { themeColourOf, Toaster } from '@skelly/ui'
import { preloadFonts } from '@skelly/ui/fonts'
import { cookies, headers } from 'next/headers'
import { OpenGameBar } from '../frame/open-game-bar.tsx'
import { env } from '../env.ts'
import { OfflineKeeper } from '../offline/offline-keeper.tsx'
import { ShellWatch } from '../offline/shell-watch.tsx'
import { manifestAddress } from '../app-manifest/manifest-address.ts'
import { isShell } from '../server/is-shell.ts'
import { currentSession } from '../server/current-session.ts'
import { LOOK_COOKIE, lookFrom } from '../settings/look.ts'
import { SettingsKeeper } from '../settings/settings-keeper.tsx'
import './globals.css'

export const generateMetadata = async (): Promise<Metadata> => {
  const [t, locale] = await Promise.all([getTranslations('titles'), getLocale()])
  return {
    title: { default: t('home'), template: '%s · Skelly' },
    description: t('description'),
    applicationName: 'Skelly',
    manifest: manifestAddress(locale),
    icons: { icon: '/icon.svg', apple: '/icons/apple-touch-icon.png' },
    appleWebApp: { title: 'Skelly', capable: true },
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
  const [t, session, jar, asked, isKept] = await Promise.all([
    getTranslations('frame'),
    currentSession(),
    cookies(),
    headers(),
    isShell(),
  ])
  return (
    <html lang={locale} {...lookFrom(jar.get(LOOK_COOKIE)?.value ?? '')}>
      <body className="flex min-h-dvh flex-col">
        <EarlyPresses nonce={asked.get(PAGE_NONCE) ?? ''} />
        <NextIntlClientProvider>
          <SettingsKeeper account={session?.playerId ?? null} isShell={isKept} />
          <OpenGameBar />
          {children}
          {env().keepsOffline && <OfflineKeeper />}
          {isKept && <ShellWatch />}
          <Toaster label={t('messages')} />
        </NextIntlClientProvider>
        <ComesAlive />
        <DrawnWhole />
      </body>
    </html>
  )
}

export default RootLayout
