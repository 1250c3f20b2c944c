import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { FillGallery } from '../../home/fill-gallery.tsx'
import { Hero } from '../../home/hero.tsx'
import { HowAGameGoes } from '../../home/how-a-game-goes.tsx'
import { Trust } from '../../home/trust.tsx'

/** The front page: a court to flick on at once, and the way into ranked. */
const HomePage = async (): Promise<ReactNode> => {
  const t = await getTranslations('home')
  return (
    <div className="flex flex-col gap-14 sm:gap-20">
      <Hero />
      <HowAGameGoes title={t('stepsTitle')} />
      <FillGallery title={t('fillsTitle')} lead={t('fillsLead')} />
      <Trust />
    </div>
  )
}

export default HomePage
