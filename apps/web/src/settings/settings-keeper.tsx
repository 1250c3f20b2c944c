'use client'

import { useLocale } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { rememberLocale } from '@skelly/site'
import { spokenLanguage, tellLanguage } from '../offline/spoken-language.ts'
import { ownSettings } from './own-settings.ts'
import { showLook } from './show-look.ts'
import { useSettings } from './use-settings.ts'
import { useSettingsSync } from './use-settings-sync.ts'

interface SettingsKeeperProps {
  readonly account: string | null
  /** Whether the page is one that a device keeps. */
  readonly isShell: boolean
}

/** On every page: its look and its language follow the settings, and they the account's. */
export const SettingsKeeper = ({ account, isShell }: SettingsKeeperProps): null => {
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
    // A page from the device is asked for anew only where it will be another one.
    void tellLanguage(language).then(async () => {
      if (!isShell || (await spokenLanguage()) === language) router.refresh()
    })
  }, [language, locale, isShell, router])
  return null
}
