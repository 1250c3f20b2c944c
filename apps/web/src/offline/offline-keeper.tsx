'use client'

import { useLocale } from 'next-intl'
import { useEffect, type ReactNode } from 'react'
import { useSettings } from '../settings/use-settings.ts'
import { installOffer } from './install-offer.ts'
import { tellLanguage } from './spoken-language.ts'
import { UpdateOffer } from './update-offer.tsx'
import { workerLine } from './worker-line.ts'

/** On every page of a production build: sees to it that the pages that need no server are there without one. */
export const OfflineKeeper = (): ReactNode => {
  const locale = useLocale()
  const spoken = useSettings().language ?? locale
  useEffect(() => {
    void tellLanguage(spoken)
  }, [spoken])
  useEffect(() => {
    const look = (): void => {
      if (!document.hidden) workerLine.look()
    }
    workerLine.open()
    installOffer.listen()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return <UpdateOffer />
}
