'use client'

import type { Fill } from '@skelly/engine'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { FillRow } from '../device/fill-row.tsx'
import { LazyCourt } from './lazy-court.tsx'
import { fillCourt } from './rule-courts.ts'

/** One court for all five fills: the same flick goes another way with each. */
export const FillsCourt = (): ReactNode => {
  const t = useTranslations('rules')
  const [fill, setFill] = useState<Fill>('candle')
  return (
    <div className="flex flex-col gap-3 noscript:hidden">
      <FillRow label={t('fillsTitle')} value={fill} onChoose={setFill} />
      <LazyCourt key={fill} {...fillCourt(fill)} task={t('try_fills')} />
    </div>
  )
}
