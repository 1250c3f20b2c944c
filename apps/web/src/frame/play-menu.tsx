'use client'

import { buttonVariants, cn } from '@skelly/ui'
import { ChevronDown, GraduationCap } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { paths } from './paths.ts'
import { useDisclosure } from './use-disclosure.ts'
import { WAYS_TO_PLAY } from './ways-to-play.ts'

/** The ways to play, in the header of every page. */
export const PlayMenu = (): ReactNode => {
  const t = useTranslations('frame')
  const home = useTranslations('home')
  const { open, toggle, close, boundary } = useDisclosure()
  return (
    <div ref={boundary} className="relative">
      <button
        type="button"
        aria-expanded={open}
        onClick={toggle}
        className="text-muted hover:text-ink aria-expanded:text-ink inline-flex min-h-11 cursor-pointer items-center gap-1 rounded-full px-2.5 text-sm font-medium transition-colors sm:px-3"
      >
        {t('play')}
        <ChevronDown aria-hidden className={cn('size-4 transition-transform', open && 'rotate-180')} />
      </button>
      {open && (
        <ul className="animate-rise border-line bg-surface fixed inset-x-3 top-full mt-1 flex flex-col gap-1 rounded-2xl border p-2 shadow-2xl sm:absolute sm:inset-x-auto sm:left-0 sm:mt-2 sm:w-60">
          {WAYS_TO_PLAY.map(({ way, href, Icon }) => (
            <li key={way}>
              <Link
                href={href}
                onClick={close}
                className={cn(buttonVariants({ variant: 'ghost', size: 'small' }), 'w-full justify-start')}
              >
                <Icon aria-hidden />
                {home(`way_${way}`)}
              </Link>
            </li>
          ))}
          <li className="border-line border-t pt-1">
            <Link
              href={paths.howToPlay}
              onClick={close}
              className={cn(buttonVariants({ variant: 'ghost', size: 'small' }), 'w-full justify-start')}
            >
              <GraduationCap aria-hidden />
              {t('howTo')}
            </Link>
          </li>
        </ul>
      )}
    </div>
  )
}
