import { buttonVariants, PageHeading } from '@skelly/ui'
import { BookOpen, GraduationCap } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { paths } from '../frame/paths.ts'
import { WAYS_TO_PLAY } from '../frame/ways-to-play.ts'
import { BesideScene } from '../street/beside-scene.tsx'
import { StreetScene } from '../street/street-scene.tsx'
import { needsNoServer } from './offline-pages.ts'

const wayLook =
  'border-line bg-surface/80 hover:border-accent hover:bg-raised flex min-h-16 items-center gap-3 rounded-2xl border-2 px-4 py-3 transition-colors'

/** In the place of a page that needs the server: what can be played without it. Links of the old kind: there is no server to ask. */
export const AwayPage = async (): Promise<ReactNode> => {
  const [t, home, frame] = await Promise.all([
    getTranslations('offline'),
    getTranslations('home'),
    getTranslations('frame'),
  ])
  return (
    <BesideScene
      scene={<StreetScene of="corner" className="rounded-card shadow-card" />}
      className="w-full py-4 sm:py-10"
    >
      <div data-away-page className="flex flex-col gap-6">
        <PageHeading title={t('title')} description={t('lead')} />
        <nav aria-label={t('ways')} className="flex flex-col gap-4">
          <h2 className="text-lg font-semibold">{t('ways')}</h2>
          <ul className="grid gap-3 sm:grid-cols-2">
            {WAYS_TO_PLAY.filter(({ href }) => needsNoServer(href)).map(({ way, href, Icon }) => (
              <li key={way}>
                <a href={href} className={wayLook}>
                  <Icon aria-hidden className="text-accent-text size-6 shrink-0" />
                  <span>
                    <span className="block leading-tight font-semibold">{home(`way_${way}`)}</span>
                    <span className="text-muted block text-sm leading-snug">{home(`way_${way}Lead`)}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
          <p className="flex flex-wrap gap-3">
            <a href={paths.howToPlay} className={buttonVariants({ variant: 'outline', size: 'small' })}>
              <GraduationCap aria-hidden />
              {frame('howTo')}
            </a>
            <a href={paths.rules} className={buttonVariants({ variant: 'outline', size: 'small' })}>
              <BookOpen aria-hidden />
              {frame('rules')}
            </a>
          </p>
        </nav>
        <p role="status" className="text-muted text-sm text-pretty">
          {t('comesBack')}
        </p>
      </div>
    </BesideScene>
  )
}
