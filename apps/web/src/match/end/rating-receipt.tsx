'use client'

import type { RatingReceipt as Receipt } from '@skelly/protocol'
import { cn } from '@skelly/ui'
import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

const Cell = ({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode => (
  <div className="flex flex-col items-center gap-0.5">
    <dt className="text-muted text-[11px]">{label}</dt>
    <dd className="font-semibold tabular-nums">{children}</dd>
  </div>
)

/** What a rated game did to a rating: before, expected, K, after (policies, Rating receipt). */
export const RatingReceipt = ({ receipt }: { readonly receipt: Receipt }): ReactNode => {
  const t = useTranslations('end')
  const format = useFormatter()
  const change = receipt.after - receipt.before
  return (
    <section aria-label={t('rating')} className="bg-raised/50 sideways:p-2 rounded-xl p-4">
      <p className="mb-3 flex items-baseline justify-center gap-3">
        <span className="text-3xl font-bold tabular-nums" data-rating-after>
          {receipt.after}
        </span>
        <span className={cn('font-semibold tabular-nums', change < 0 ? 'text-bad' : 'text-good')}>
          {format.number(change, { signDisplay: 'always' })}
        </span>
      </p>
      <dl className="grid grid-cols-4 gap-2 text-sm">
        <Cell label={t('before')}>{receipt.before}</Cell>
        <Cell label={t('expected')}>
          {format.number(receipt.expected / 10_000, { style: 'percent', maximumFractionDigits: 1 })}
        </Cell>
        <Cell label={t('k')}>{receipt.k}</Cell>
        <Cell label={t('after')}>{receipt.after}</Cell>
      </dl>
    </section>
  )
}
