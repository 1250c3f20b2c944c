'use client'

import { Button, Initial, buttonVariants, cn } from '@skelly/ui'
import type { NoticeView } from '@skelly/protocol'
import { LogOut, MessageSquareText, Settings, UserRound } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useEffect, type ReactNode } from 'react'
import { leaveSession } from '../account/leave-session.ts'
import { rememberAccount } from '../account/had-account.ts'
import { useWaitingNotices } from '../notices/use-waiting-notices.ts'
import { ApiProvider } from '../trpc/api-provider.tsx'
import { paths } from './paths.ts'
import { useDisclosure } from './use-disclosure.ts'

export interface OwnMenuProps {
  readonly name: string
  /** What waits to be put away, as the page came with it. */
  readonly notices: readonly NoticeView[]
}

const itemLook = cn(buttonVariants({ variant: 'ghost', size: 'small' }), 'justify-start')

const Count = ({ count }: { readonly count: number }): ReactNode => (
  <span
    aria-hidden
    className="bg-accent text-accent-ink grid size-5 place-items-center rounded-full text-xs font-bold tabular-nums"
  >
    {count > 9 ? '9+' : count}
  </span>
)

const Menu = ({ name, notices }: OwnMenuProps): ReactNode => {
  const t = useTranslations('frame')
  const { open, toggle, close, boundary } = useDisclosure()
  const waiting = useWaitingNotices(notices).length
  const said = waiting === 0 ? '' : `, ${t('noticesWaiting', { count: waiting })}`
  useEffect(() => rememberAccount(true), [])
  return (
    <div ref={boundary} className="relative">
      <button
        type="button"
        aria-expanded={open}
        data-notices={waiting}
        onClick={toggle}
        className="relative flex min-h-11 min-w-11 cursor-pointer items-center gap-2 rounded-full pl-1 text-sm font-semibold"
      >
        <Initial name={name} className="size-9 text-base" />
        <span className="sr-only">{t('account')}: </span>
        {waiting > 0 && (
          <span className="absolute -top-0.5 left-7">
            <Count count={waiting} />
          </span>
        )}
        <span className="max-w-32 truncate max-sm:sr-only">{name}</span>
        <span className="sr-only">{said}</span>
      </button>
      {open && (
        <div className="animate-rise border-line bg-surface shadow-over absolute right-0 mt-2 flex w-52 flex-col gap-1 rounded-2xl border p-2">
          <p className="text-muted px-3 py-1 text-sm wrap-anywhere">{name}</p>
          <Link href={paths.player(name)} onClick={close} className={itemLook}>
            <UserRound aria-hidden />
            {t('profile')}
          </Link>
          <Link href={paths.notices} onClick={close} className={itemLook}>
            <MessageSquareText aria-hidden />
            <span className="mr-auto">{t('notices')}</span>
            {waiting > 0 && <Count count={waiting} />}
          </Link>
          <Link href={paths.settings} onClick={close} className={itemLook}>
            <Settings aria-hidden />
            {t('settings')}
          </Link>
          <Button variant="ghost" size="small" className="justify-start" onClick={() => void leaveSession()}>
            <LogOut aria-hidden />
            {t('signOut')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Who is signed in, with the ways to the own profile, the moderators' messages and out. */
export const OwnMenu = (props: OwnMenuProps): ReactNode => (
  <ApiProvider>
    <Menu {...props} />
  </ApiProvider>
)
