'use client'

import { buttonVariants, cn } from '@skelly/ui'
import { BookOpen, ChevronDown, Clapperboard, GraduationCap, Trophy } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { InstallButton } from '../offline/install-button.tsx'
import { paths } from './paths.ts'
import { useDisclosure } from './use-disclosure.ts'
import { WAYS_TO_PLAY } from './ways-to-play.ts'

interface MenuLinkProps {
  readonly href: string
  readonly onClick: () => void
  readonly children: ReactNode
}

const MenuLink = ({ href, onClick, children }: MenuLinkProps): ReactNode => (
  <Link
    href={href}
    onClick={onClick}
    className={cn(buttonVariants({ variant: 'ghost', size: 'small' }), 'w-full justify-start')}
  >
    {children}
  </Link>
)

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
        <ul className="animate-rise border-line bg-surface shadow-over fixed inset-x-3 top-full mt-1 flex flex-col gap-1 rounded-2xl border p-2 sm:absolute sm:inset-x-auto sm:left-0 sm:mt-2 sm:w-60">
          {WAYS_TO_PLAY.map(({ way, href, Icon }) => (
            <li key={way}>
              <MenuLink href={href} onClick={close}>
                <Icon aria-hidden />
                {home(`way_${way}`)}
              </MenuLink>
            </li>
          ))}
          <li className="border-line border-t pt-1">
            <MenuLink href={paths.howToPlay} onClick={close}>
              <GraduationCap aria-hidden />
              {t('howTo')}
            </MenuLink>
          </li>
          {/* a narrow header has no room for them */}
          <li className="sm:hidden">
            <MenuLink href={paths.rankings} onClick={close}>
              <Trophy aria-hidden />
              {t('rankings')}
            </MenuLink>
          </li>
          <li className="lg:hidden">
            <MenuLink href={paths.replays} onClick={close}>
              <Clapperboard aria-hidden />
              {t('replays')}
            </MenuLink>
          </li>
          <li className="md:hidden">
            <MenuLink href={paths.rules} onClick={close}>
              <BookOpen aria-hidden />
              {t('rules')}
            </MenuLink>
          </li>
          <InstallButton onDone={close} />
        </ul>
      )}
    </div>
  )
}
