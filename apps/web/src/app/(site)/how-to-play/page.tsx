import { PageHeading } from '@skelly/ui'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { HowToPlay } from '../../../how-to-play/how-to-play.tsx'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('titles'))('howTo'),
})

/** The game learned by playing it. */
const HowToPlayPage = async (): Promise<ReactNode> => {
  const t = await getTranslations('howTo')
  return (
    <div className="flex flex-col gap-3 lg:gap-6">
      <PageHeading title={t('title')} className="[&_h1]:text-2xl lg:[&_h1]:text-4xl" />
      <HowToPlay />
    </div>
  )
}

export default HowToPlayPage
