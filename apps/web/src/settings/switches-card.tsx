'use client'

import type { Settings } from '@skelly/protocol'
import { Card, CardHeader, CardTitle, Switch } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ownSettings } from './own-settings.ts'
import { useSettings } from './use-settings.ts'

/** The settings that are on or off. */
export type SwitchName = Extract<
  keyof Settings,
  'calm' | 'leftHanded' | 'colourSafe' | 'aimGuide' | 'described'
>

interface SwitchesCardProps {
  readonly title: string
  readonly names: readonly SwitchName[]
  /** Below the switches. */
  readonly children?: ReactNode
}

/** Some settings that are on or off, each with a line about it. What is chosen counts at once. */
export const SwitchesCard = ({ title, names, children }: SwitchesCardProps): ReactNode => {
  const t = useTranslations('settings')
  const settings = useSettings()
  return (
    <Card>
      <CardHeader>
        <CardTitle>{title}</CardTitle>
      </CardHeader>
      <div className="flex flex-col gap-5">
        {names.map((name) => (
          <Switch
            key={name}
            label={t(name)}
            hint={t(`${name}Hint`)}
            checked={settings[name]}
            onChange={(checked) => ownSettings.change({ [name]: checked })}
          />
        ))}
        {children}
      </div>
    </Card>
  )
}
