'use client'

import { Alert, Spinner } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { FigureCards } from './figure-cards.tsx'
import { useFigures } from './use-figures.ts'

/** What is played, who walks out of it, and what waits for the desk. */
export const Overview = (): ReactNode => {
  const t = useTranslations('overview')
  const { figures, hasFailed } = useFigures()
  return (
    <div className="flex flex-col gap-4 lg:gap-6">
      <header className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="font-chalk text-2xl">{t('title')}</h1>
        <p className="text-muted text-sm">{t('about')}</p>
      </header>
      {hasFailed && <Alert tone="bad">{t('failed')}</Alert>}
      {figures === null && !hasFailed && <Spinner />}
      {figures !== null && <FigureCards figures={figures} />}
    </div>
  )
}
