'use client'

import type { SaveRefusal } from '@skelly/game-client/device'
import { Alert } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

/** Says that a game which was kept here can't be gone on with. */
export const PutAsideNote = ({ why }: { readonly why: SaveRefusal | null }): ReactNode => {
  const t = useTranslations('device')
  return why === null ? null : <Alert tone="warning">{t(`putAside_${why}`)}</Alert>
}
