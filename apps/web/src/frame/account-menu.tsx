'use client'

import { Button, Initial, buttonVariants, cn } from '@skelly/ui'
import { LogOut, Settings, UserRound } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useEffect, type ReactNode } from 'react'
import { rememberAccount } from '../account/had-account.ts'
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

/** Who is signed in, with the ways to the own profile and out; or the ways in. */
export const AccountMenu = ({ name }: { readonly name: string | null }): ReactNode => {
  const t = useTranslations('frame')
  const { open, toggle, close, boundary } = useDisclosure()
  useEffect(() => {
    if (name !== null) rememberAccount(true)
  }, [name])
  if (name === null) return <Entrance />
  return (
    <div ref={boundary} className="relative">
      <button
        type="button"
        aria-expanded={open}
        aria-label={`${t('account')}: ${name}`}
        onClick={toggle}
        className="flex min-h-11 cursor-pointer items-center gap-2 rounded-full pl-1 text-sm font-semibold"
      >
        <Initial name={name} className="size-9 text-base" />
        <span className="hidden max-w-32 truncate sm:inline">{name}</span>
      </button>
      {open && (
        <div className="animate-rise border-line bg-surface absolute right-0 mt-2 flex w-52 flex-col gap-1 rounded-2xl border p-2 shadow-2xl">
          <p className="text-muted truncate px-3 py-1 text-sm">{name}</p>
          <Link
            href={paths.player(name)}
            onClick={close}
            className={cn(buttonVariants({ variant: 'ghost', size: 'small' }), 'justify-start')}
          >
            <UserRound aria-hidden />
            {t('profile')}
          </Link>
          <Link
            href={paths.settings}
            onClick={close}
            className={cn(buttonVariants({ variant: 'ghost', size: 'small' }), 'justify-start')}
          >
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
