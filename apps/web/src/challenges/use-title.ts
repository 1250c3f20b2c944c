'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'

/** Names the page in the browser's tab, as the server would have: it is not asked when one goes on to another level. */
export const useTitle = (title: string): void => {
  const t = useTranslations('frame')
  const name = t('name')
  useEffect(() => {
    document.title = `${title} · ${name}`
  }, [title, name])
}
