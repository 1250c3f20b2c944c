'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { LanguageSwitch } from '../frame/language-switch.tsx'
import { CapCard } from './cap-card.tsx'
import { SwitchesCard } from './switches-card.tsx'

/** How somebody likes to play, with an account or without one. */
export const DeviceCards = (): ReactNode => {
  const [t, frame] = [useTranslations('settings'), useTranslations('frame')]
  return (
    <>
      <CapCard />
      <SwitchesCard title={t('playing')} names={['aimGuide', 'leftHanded', 'sound', 'haptics']} />
      <SwitchesCard title={t('seeing')} names={['colourSafe', 'calm']}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="font-semibold">{frame('language')}</p>
          <LanguageSwitch />
        </div>
      </SwitchesCard>
    </>
  )
}
