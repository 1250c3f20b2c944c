'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { CountingDesk } from './counting-desk.ts'

/** A server that answers at once is not worth a word, ms. */
const PATIENCE = 800

const onServer = (): boolean => true

/** Tells somebody who is signed in that a game begun now would not count: no seed for it has come from the server. */
export const UncountedNote = ({ desk }: { readonly desk: CountingDesk }): ReactNode => {
  const t = useTranslations('counting')
  const hasSeed = useSyncExternalStore(desk.subscribe, () => desk.hasSeed(), onServer)
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [])
  if (hasSeed || !isLate) return null
  return (
    <p role="status" data-uncounted className="text-muted text-sm text-balance">
      {t('noSeed')}
    </p>
  )
}
