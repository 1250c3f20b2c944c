import { BookOpen, GraduationCap } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { paths } from '../frame/paths.ts'
import { WAYS_TO_PLAY } from '../frame/ways-to-play.ts'

/** Every way to play, one tap away. */
export const WaysToPlay = async (): Promise<ReactNode> => {
  const [t, frame] = await Promise.all([getTranslations('home'), getTranslations('frame')])
  return (
    <nav aria-label={t('waysTitle')} className="flex flex-col gap-3">
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-2 sm:grid-cols-[repeat(auto-fit,minmax(min(max(12rem,40%),100%),1fr))] sm:gap-3">
        {WAYS_TO_PLAY.map(({ way, href, Icon }) => (
          <li key={way} className="last:odd:col-span-full">
            <Link
              href={href}
              className="border-line bg-surface/80 hover:border-accent hover:bg-raised flex h-full min-h-13 items-center gap-3 rounded-2xl border-2 px-3 py-2 transition-colors sm:px-4 sm:py-3"
            >
              <Icon aria-hidden className="text-accent-text size-6 shrink-0" />
              <span className="min-w-0 wrap-break-word">
                <span className="block text-sm leading-tight font-semibold sm:text-base">
                  {t(`way_${way}`)}
                </span>
                <span className="text-muted hidden text-sm leading-snug sm:block">{t(`way_${way}Lead`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="text-muted flex flex-wrap gap-x-6 text-sm">
        <Link
          href={paths.howToPlay}
          className="hover:text-ink inline-flex min-h-11 items-center gap-2 underline-offset-4 hover:underline"
        >
          <GraduationCap aria-hidden className="size-4" />
          {frame('howTo')}
        </Link>
        <Link
          href={paths.rules}
          className="hover:text-ink inline-flex min-h-11 items-center gap-2 underline-offset-4 hover:underline"
        >
          <BookOpen aria-hidden className="size-4" />
          {frame('rules')}
        </Link>
      </p>
    </nav>
  )
}
