import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { LanguageSwitch } from './language-switch.tsx'
import { paths } from './paths.ts'

const LINKS = [
  { href: paths.howToPlay, words: 'howTo' },
  { href: paths.rules, words: 'rules' },
  { href: paths.rankings, words: 'rankings' },
  { href: paths.replays, words: 'replays' },
  { href: paths.settings, words: 'settings' },
] as const

/** What stands below every page round the game. */
export const SiteFooter = async (): Promise<ReactNode> => {
  const t = await getTranslations('frame')
  return (
    <footer className="border-line bg-surface/50 text-muted border-t pb-(--safe-bottom) text-sm">
      <div className="mx-auto grid max-w-6xl items-center gap-x-8 gap-y-3 px-4 py-6 sm:grid-cols-[1fr_auto] sm:px-6">
        <p className="text-pretty">{t('footer')}</p>
        <div className="justify-self-start sm:row-span-2 sm:self-start lg:row-span-1 lg:self-auto">
          <LanguageSwitch />
        </div>
        <ul className="flex flex-wrap gap-x-6 sm:col-start-1">
          {LINKS.map(({ href, words }) => (
            <li key={href}>
              <Link
                href={href}
                className="hover:text-ink -mx-1 inline-flex min-h-11 items-center px-1 underline-offset-4 hover:underline"
              >
                {t(words)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}
