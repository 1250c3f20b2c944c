'use client'

import { Button, Initial, buttonVariants, cn } from '@skelly/ui'
import type { NoticeView } from '@skelly/protocol'
import { LogOut, MessageSquareText, Settings, UserRound } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useEffect, type ReactNode } from 'react'
import { rememberAccount } from '../account/had-account.ts'
import { useWaitingNotices } from '../notices/use-waiting-notices.ts'
import { leaveSession } from '../account/leave-session.ts'
import { paths } from './paths.ts'
import { useDisclosure } from './use-disclosure.ts'

const Entrance = (): ReactNode => {
  const t = useTranslations('frame')
  return (
    <>
      <Link
        href={paths.signIn}
        className={cn(buttonVariants({ variant: 'ghost', size: 'small' }), 'px-2 whitespace-nowrap sm:px-4')}
      >
        {t('signIn')}
      </Link>
      <Link
        href={paths.signUp}
        className={cn(buttonVariants({ size: 'small' }), 'px-3 whitespace-nowrap sm:px-4')}
      >
        {t('signUp')}
      </Link>
    </>
  )
}

interface MenuProps {
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

const Menu = ({ name, notices }: MenuProps): ReactNode => {
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
        aria-label={`${t('account')}: ${name}${said}`}
        data-notices={waiting}
        onClick={toggle}
        className="relative flex min-h-11 cursor-pointer items-center gap-2 rounded-full pl-1 text-sm font-semibold"
      >
        <Initial name={name} className="size-9 text-base" />
        {waiting > 0 && (
          <span className="absolute -top-0.5 left-7">
            <Count count={waiting} />
          </span>
        )}
        <span className="hidden max-w-32 truncate sm:inline">{name}</span>
      </button>
      {open && (
        <div className="animate-rise border-line bg-surface shadow-over absolute right-0 mt-2 flex w-52 flex-col gap-1 rounded-2xl border p-2">
          <p className="text-muted truncate px-3 py-1 text-sm">{name}</p>
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

interface AccountMenuProps extends Omit<MenuProps, 'name'> {
  /** Null for nobody. */
  readonly name: string | null
}

/** Who is signed in, with the ways to the own profile, the moderators' messages and out; or the ways in. */
export const AccountMenu = ({ name, notices }: AccountMenuProps): ReactNode =>
  name === null ? <Entrance /> : <Menu name={name} notices={notices} />
