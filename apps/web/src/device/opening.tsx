'use client'

import { Spinner } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

/** Until the device was asked whether it keeps a game. */
export const Opening = (): ReactNode => {
  const t = useTranslations('device')
  return (
    <main id="content" className="grid flex-1 place-items-center">
      <p role="status" className="flex items-center gap-3">
        <Spinner />
        {t('opening')}
      </p>
    </main>
  )
}
