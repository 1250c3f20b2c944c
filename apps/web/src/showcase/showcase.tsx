'use client'

import { useEffect, type ReactNode } from 'react'
import { ButtonSamples } from './button-samples.tsx'
import { ChoiceSamples } from './choice-samples.tsx'
import { FieldSamples } from './field-samples.tsx'
import { IdentitySamples } from './identity-samples.tsx'
import { NoteSamples } from './note-samples.tsx'
import { SAMPLES } from './samples.ts'
import { showStates } from './shown-states.ts'
import { SurfaceSamples } from './surface-samples.tsx'

const SIDES = [
  { theme: 'dark', locale: 'en' },
  { theme: 'light', locale: 'es' },
] as const

/** Everything beside itself: dark and in English, light and in Spanish. */
export const Showcase = (): ReactNode => {
  useEffect(showStates, [])
  return (
    <main className="grid lg:grid-cols-2">
      {SIDES.map(({ locale, theme }) => (
        <div
          key={theme}
          data-theme={theme}
          lang={locale}
          className="bg-page text-ink flex min-w-0 flex-col gap-6 p-4 sm:p-8"
        >
          <h2 className="font-chalk text-3xl">{theme}</h2>
          <IdentitySamples />
          <ButtonSamples words={SAMPLES[locale]} />
          <FieldSamples words={SAMPLES[locale]} />
          <ChoiceSamples words={SAMPLES[locale]} />
          <NoteSamples words={SAMPLES[locale]} />
          <SurfaceSamples words={SAMPLES[locale]} />
        </div>
      ))}
    </main>
  )
}
