'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { LanguageSwitch } from '../frame/language-switch.tsx'
import { AmountRow } from './amount-row.tsx'
import { CapCard } from './cap-card.tsx'
import { NotKeptNote } from './not-kept-note.tsx'
import { SwitchesCard } from './switches-card.tsx'
import { ThemeRow } from './theme-row.tsx'

/** How somebody likes to play, with an account or without one. */
export const DeviceCards = (): ReactNode => {
  const [t, frame] = [useTranslations('settings'), useTranslations('frame')]
  return (
    <>
      <NotKeptNote />
      <CapCard />
      <SwitchesCard title={t('playing')} names={['aimGuide', 'leftHanded']}>
        <AmountRow name="sound" />
        <AmountRow name="haptics" />
      </SwitchesCard>
      <SwitchesCard title={t('seeing')} names={['colourSafe', 'calm', 'described']}>
        <ThemeRow />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="font-semibold">{frame('language')}</p>
          <LanguageSwitch />
        </div>
      </SwitchesCard>
    </>
  )
}
