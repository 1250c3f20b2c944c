'use client'

import { Card, CardDescription, CardHeader, CardTitle } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { FillRow } from '../device/fill-row.tsx'
import { ColourRow } from './colour-row.tsx'
import { ownSettings } from './own-settings.ts'
import { useSettings } from './use-settings.ts'

/** The own cap: what is in it, and its colour. */
export const CapCard = (): ReactNode => {
  const t = useTranslations('settings')
  const { colour, fill } = useSettings()
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('cap')}</CardTitle>
        <CardDescription>{t('capLead')}</CardDescription>
      </CardHeader>
      <div className="flex flex-col gap-5">
        <FillRow
          label={t('capFill')}
          value={fill}
          colour={colour}
          onChoose={(chosen) => ownSettings.change({ fill: chosen })}
        />
        <ColourRow value={colour} onChoose={(chosen) => ownSettings.change({ colour: chosen })} />
      </div>
    </Card>
  )
}
