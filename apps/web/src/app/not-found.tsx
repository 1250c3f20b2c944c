import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { DeadEnd } from '@skelly/site'

/** Nothing is at this address. */
const NotFound = async (): Promise<ReactNode> => {
  const t = await getTranslations('errors')
  return <DeadEnd title={t('notFoundTitle')} text={t('notFound')} home={t('home')} />
}

export default NotFound
