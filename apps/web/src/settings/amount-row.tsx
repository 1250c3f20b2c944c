'use client'

import { AMOUNTS } from '@skelly/protocol'
import { Segments } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { feelSample } from '../feel/feel-sample.ts'
import { ownSettings } from './own-settings.ts'
import { useSettings } from './use-settings.ts'

/** How much of something there is to be: off, low or full. What is chosen counts at once, and is heard or felt. */
export const AmountRow = ({ name }: { readonly name: 'sound' | 'haptics' }): ReactNode => {
  const t = useTranslations('settings')
  const settings = useSettings()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold">{t(name)}</p>
        <p className="text-muted text-sm text-pretty">{t(`${name}Hint`)}</p>
      </div>
      <Segments
        label={t(name)}
        value={settings[name]}
        onChoose={(amount) => {
          ownSettings.change({ [name]: amount })
          feelSample(name, amount)
        }}
        segments={AMOUNTS.map((amount) => ({ value: amount, label: t(`amount_${amount}`) }))}
        className="min-w-[min(14rem,100%)]"
      />
    </div>
  )
}
