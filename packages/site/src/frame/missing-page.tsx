import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { DeadEnd } from './dead-end.tsx'

interface MissingPageProps {
  /** Whether it stands within a page's main part. */
  readonly isPart?: boolean
}

/** Nothing is at this address. */
export const MissingPage = ({ isPart = false }: MissingPageProps): ReactNode => {
  const t = useTranslations('errors')
  return <DeadEnd isPart={isPart} title={t('notFoundTitle')} text={t('notFound')} home={t('home')} />
}
