import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { NoticePlace } from '../notices/notice-place.tsx'
import { AwayBadge } from '../offline/away-badge.tsx'
import { currentPlayer } from '../server/current-player.ts'
import { isShell } from '../server/is-shell.ts'
import { waitingNotices } from '../server/waiting-notices.ts'
import { AccountMenu } from './account-menu.tsx'
import { NavLink, Wordmark } from '@skelly/site'
import { paths } from './paths.ts'
import { PlayMenu } from './play-menu.tsx'

const Header = async (): Promise<ReactNode> => {
  const [t, player, isKept] = await Promise.all([getTranslations('frame'), currentPlayer(), isShell()])
  const notices = player === null ? [] : await waitingNotices()
  return (
    <header className="border-line bg-page/80 sticky top-(--head-height,0px) z-30 border-b pt-[max(0px,calc(var(--safe-top)-var(--head-height,0px)))] backdrop-blur-md">
      <a
        href="#content"
        className="bg-accent text-accent-ink absolute -top-20 left-2 z-50 rounded-b-xl px-4 py-2 font-semibold focus:top-0"
      >
        {t('skip')}
      </a>
      <div className="mx-auto flex min-h-14 max-w-6xl flex-wrap items-center gap-1 px-3 py-1 sm:gap-2 sm:px-6">
        <Link
          href={paths.home}
          className="mr-auto inline-flex min-h-11 items-center rounded-lg sm:mr-4"
          aria-label={t('name')}
        >
          <Wordmark />
        </Link>
        <nav aria-label={t('site')} className="flex items-center sm:mr-auto sm:gap-1">
          <PlayMenu />
          <NavLink href={paths.ranked} className="hidden md:inline-flex">
            {t('ranked')}
          </NavLink>
          <NavLink href={paths.rankings} className={player === null ? 'hidden sm:inline-flex' : ''}>
            {t('rankings')}
          </NavLink>
          <NavLink href={paths.replays} className="hidden lg:inline-flex">
            {t('replays')}
          </NavLink>
          <NavLink href={paths.rules} className="hidden md:inline-flex">
            {t('rules')}
          </NavLink>
        </nav>
        {isKept ? <AwayBadge /> : <AccountMenu name={player?.card.name ?? null} notices={notices} />}
      </div>
    </header>
  )
}

/** The name of the house, the ways through it, who is there, and what the moderators have to tell them. */
export const SiteHeader = async (): Promise<ReactNode> => {
  const player = await currentPlayer()
  return (
    <>
      <Header />
      {player !== null && <NoticePlace given={await waitingNotices()} />}
    </>
  )
}
