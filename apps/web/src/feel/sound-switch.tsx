'use client'

import { Button } from '@skelly/ui'
import { Volume1, Volume2, VolumeX } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { memo, useRef, type ReactNode } from 'react'
import { ownSettings } from '../settings/own-settings.ts'
import { useSettings } from '../settings/use-settings.ts'
import { feelSample } from './feel-sample.ts'

const SIGNS = { off: VolumeX, low: Volume1, full: Volume2 } as const

/** Sound on or off, at a table; on again it is as loud as it was. */
export const SoundSwitch = memo(function SoundSwitch({
  className,
}: {
  readonly className?: string
}): ReactNode {
  const t = useTranslations('settings')
  const { sound } = useSettings()
  const before = useRef<'low' | 'full'>('full')
  const Sign = SIGNS[sound]
  const turn = (): void => {
    if (sound !== 'off') before.current = sound
    const next = sound === 'off' ? before.current : 'off'
    ownSettings.change({ sound: next })
    feelSample('sound', next)
  }
  return (
    <Button
      variant="ghost"
      size="small"
      aria-pressed={sound !== 'off'}
      aria-label={t('sound')}
      title={t('sound')}
      className={className}
      onClick={turn}
    >
      <Sign aria-hidden />
    </Button>
  )
})
