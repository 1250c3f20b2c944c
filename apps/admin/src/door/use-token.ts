'use client'

import { neverChanges } from '@skelly/site'
import { useSyncExternalStore } from 'react'

const behindTheHash = (): string => window.location.hash.slice(1)

/** The token of a link, from behind its # or as it was asked for; '' where it has none, null until that is known. */
export const useToken = (asked: string | null): string | null => {
  const hidden = useSyncExternalStore<string | null>(neverChanges, behindTheHash, () => null)
  return asked ?? hidden
}
