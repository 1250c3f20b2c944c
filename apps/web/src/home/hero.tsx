import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { PracticeCourt } from '../practice/practice-court.tsx'
import { WaysToPlay } from './ways-to-play.tsx'

/** What this is, and a court under the thumb. */
export const Hero = async (): Promise<ReactNode> => {
  const t = await getTranslations('home')
  return (
    <div className="beside:grid-cols-[minmax(0,1fr)_auto] grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 lg:gap-x-14 lg:gap-y-6">
      <div className="flex flex-col gap-4 self-end lg:gap-6 lg:pt-10">
        <h1 className="font-chalk text-3xl leading-[1.1] text-balance wrap-break-word sm:text-5xl lg:text-[min(3.75rem,7vw)]">
          {t('title')}
        </h1>
      </div>
      <div className="hero-court beside:col-start-2 beside:row-span-2 beside:row-start-1 mx-auto lg:self-center">
        <PracticeCourt />
      </div>
      <div className="flex flex-col gap-4 self-start lg:gap-6 lg:pb-10">
        <p className="text-muted max-w-prose text-sm text-pretty sm:text-base lg:text-lg">{t('lead')}</p>
        <WaysToPlay />
        <p className="text-muted hidden text-sm lg:block">{t('practiceLead')}</p>
      </div>
    </div>
  )
}
