'use client'

import { Button } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { DeadEnd } from '@skelly/site'

/** A page broke: say so and offer another try. */
const ErrorPage = ({ reset }: { readonly reset: () => void }): ReactNode => {
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

export default ErrorPage
