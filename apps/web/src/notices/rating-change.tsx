'use client'

import { cn } from '@skelly/ui'
import { ArrowRight } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { DecidedAbout } from './notice-words.ts'

/** What a decision did to the reader's rating: before, after and by how much. */
export const RatingChange = ({ receipt }: Pick<DecidedAbout, 'receipt'>): ReactNode => {
  const t = useTranslations('notices')
  const format = useFormatter()
  if (receipt === null) return <p className="text-muted text-sm">{t('ratingStays')}</p>
  const { after, before, change } = receipt
  return (
    <p className="bg-raised/60 flex w-fit flex-wrap items-center gap-x-3 rounded-xl px-4 py-2" data-receipt>
      <span className="text-muted text-sm">{t('rating')}</span>
      <span className="flex items-center gap-2 text-lg font-semibold tabular-nums">
        {before}
        <ArrowRight aria-label={t('becomes')} className="text-muted size-4" />
        {after}
      </span>
      <span className={cn('font-semibold tabular-nums', change < 0 ? 'text-bad' : 'text-good')}>
        {format.number(change, { signDisplay: 'always' })}
      </span>
    </p>
  )
}
