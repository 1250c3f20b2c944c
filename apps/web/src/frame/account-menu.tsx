'use client'

import { buttonVariants, cn } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import type { ReactNode } from 'react'
import type { OwnMenuProps } from './own-menu.tsx'
import { paths } from './paths.ts'

// asks the server for news; nobody loads it who is not signed in
const OwnMenu = dynamic(async () => (await import('./own-menu.tsx')).OwnMenu)

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

interface AccountMenuProps extends Omit<OwnMenuProps, 'name'> {
  /** Null for nobody. */
  readonly name: string | null
}

/** Who is signed in, with the ways to what is theirs; or the ways in. */
export const AccountMenu = ({ name, notices }: AccountMenuProps): ReactNode =>
  name === null ? <Entrance /> : <OwnMenu name={name} notices={notices} />
