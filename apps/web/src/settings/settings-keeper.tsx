'use client'

import { useLocale } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { rememberLocale } from '@skelly/site'
import { ownSettings } from './own-settings.ts'
import { showLook } from './show-look.ts'
import { useSettings } from './use-settings.ts'
import { useSettingsSync } from './use-settings-sync.ts'

/** On every page: its look and its language follow the settings, and they the account's. */
export const SettingsKeeper = ({ account }: { readonly account: string | null }): null => {
  const settings = useSettings()
  const { language } = settings
  const locale = useLocale()
  const router = useRouter()
  useSettingsSync(account)
  useEffect(() => {
    // until the storage is known they are not the device's
    if (settings === ownSettings.settings()) showLook(settings)
  }, [settings])
  useEffect(() => {
    if (language === null || language === locale) return
    rememberLocale(language)
    router.refresh()
  }, [language, locale, router])
  return null
}
