import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { DeadEnd } from './dead-end.tsx'

/** Nothing is at this address. */
export const MissingPage = (): ReactNode => {
  const t = useTranslations('errors')
  return <DeadEnd title={t('notFoundTitle')} text={t('notFound')} home={t('home')} />
}
