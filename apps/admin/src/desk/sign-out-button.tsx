'use client'

import { Button } from '@skelly/ui'
import { LogOut } from 'lucide-react'
import { signOut } from 'next-auth/react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { paths } from './paths.ts'

/** Ends the session at the desk. */
export const SignOutButton = (): ReactNode => {
  const t = useTranslations('desk')
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={t('signOut')}
      title={t('signOut')}
      onClick={() => void signOut({ callbackUrl: paths.signIn })}
    >
      <LogOut aria-hidden />
    </Button>
  )
}
