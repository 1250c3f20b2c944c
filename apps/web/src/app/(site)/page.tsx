import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { FillGallery } from '../../home/fill-gallery.tsx'
import { Hero } from '../../home/hero.tsx'
import { HowAGameGoes } from '../../home/how-a-game-goes.tsx'
import { Trust } from '../../home/trust.tsx'
import { currentVisitor } from '../../server/current-visitor.ts'

/** The front page: a court to flick on at once, and the way into ranked. */
const HomePage = async (): Promise<ReactNode> => {
  const [t, visitor] = await Promise.all([getTranslations('home'), currentVisitor()])
  return (
    <div className="flex flex-col gap-20">
      <Hero openGame={visitor?.openGame ?? null} />
      <HowAGameGoes title={t('stepsTitle')} />
      <FillGallery title={t('fillsTitle')} lead={t('fillsLead')} />
      <Trust />
    </div>
  )
}

export default HomePage
