'use client'

import { Button } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { DeadEnd } from './dead-end.tsx'

/** A page broke: says so and offers another try. */
export const BrokenPage = ({ reset }: { readonly reset: () => void }): ReactNode => {
  const t = useTranslations('errors')
  return (
    <DeadEnd
      title={t('wrongTitle')}
      text={t('wrong')}
      home={t('home')}
      action={<Button onClick={reset}>{t('again')}</Button>}
    />
  )
}
