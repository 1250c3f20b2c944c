import { PageHeading, buttonVariants } from '@skelly/ui'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { env } from '../../../env.ts'
import { paths } from '../../../frame/paths.ts'
import { FillGallery } from '../../../home/fill-gallery.tsx'
import { PracticeCourt } from '../../../practice/practice-court.tsx'

const SECTIONS = [
  'aim',
  'run',
  'pot',
  'chalk',
  'touch',
  'killer',
  'win',
  'clock',
  'street',
  'ranked',
] as const

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('titles'))('rules'),
})

/** How the game goes, with a court to try it on. */
const RulesPage = async (): Promise<ReactNode> => {
  const [t, home] = await Promise.all([getTranslations('rules'), getTranslations('home')])
  const seconds = env().policy.silence / 1000
  return (
    <div className="flex flex-col gap-12 py-4 sm:py-8">
      <PageHeading title={t('title')} description={t('lead')} />
      <div className="grid items-start gap-10 lg:grid-cols-[1fr_minmax(0,25rem)]">
        <div className="grid gap-x-8 gap-y-7 sm:grid-cols-2">
          {SECTIONS.map((section) => (
            <section key={section} aria-labelledby={section}>
              <h2 id={section} className="text-accent mb-1 text-lg font-semibold">
                {t(`${section}Title`)}
              </h2>
              <p className="text-pretty">{section === 'ranked' ? t('ranked', { seconds }) : t(section)}</p>
            </section>
          ))}
        </div>
        <div className="lg:sticky lg:top-20">
          <PracticeCourt />
        </div>
      </div>
      <FillGallery title={t('fillsTitle')} lead={home('fillsLead')} />
      <Link href={paths.ranked} className={`${buttonVariants({ size: 'large' })} self-start`}>
        {t('play')}
      </Link>
    </div>
  )
}

export default RulesPage
