import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { LanguageSwitch } from './language-switch.tsx'
import { paths } from './paths.ts'

/** What stands below every page round the game. */
export const SiteFooter = async (): Promise<ReactNode> => {
  const t = await getTranslations('frame')
  return (
    <footer className="border-line text-muted border-t pb-(--safe-bottom) text-sm">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 gap-y-3 px-4 py-6 sm:px-6">
        <p className="mr-auto max-w-sm text-pretty">{t('footer')}</p>
        <Link href={paths.howToPlay} className="hover:text-ink underline-offset-4 hover:underline">
          {t('howTo')}
        </Link>
        <Link href={paths.rules} className="hover:text-ink underline-offset-4 hover:underline">
          {t('rules')}
        </Link>
        <Link href={paths.rankings} className="hover:text-ink underline-offset-4 hover:underline">
          {t('rankings')}
        </Link>
        <Link href={paths.replays} className="hover:text-ink underline-offset-4 hover:underline">
          {t('replays')}
        </Link>
        <Link href={paths.settings} className="hover:text-ink underline-offset-4 hover:underline">
          {t('settings')}
        </Link>
        <LanguageSwitch />
      </div>
    </footer>
  )
}
