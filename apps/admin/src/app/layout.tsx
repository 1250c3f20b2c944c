import { Toaster } from '@skelly/ui'
import type { Metadata, Viewport } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
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

export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: '#1a1716' }

/** Every page is made for its request: the security policy's nonce, the language and who is at the desk are its own. */
export const dynamic = 'force-dynamic'

const RootLayout = async ({ children }: { readonly children: ReactNode }): Promise<ReactNode> => {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('desk')])
  return (
    <html lang={locale}>
      <body className="flex min-h-dvh flex-col">
        <NextIntlClientProvider>
          <ApiProvider>{children}</ApiProvider>
          <Toaster label={t('messages')} />
        </NextIntlClientProvider>
      </body>
    </html>
  )
}

export default RootLayout
