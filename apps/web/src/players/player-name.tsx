import { cn } from '@skelly/ui'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { paths } from '../frame/paths.ts'
import { isFormerName } from './is-former-name.ts'
import { isGuestName } from './is-guest-name.ts'

interface PlayerNameProps {
  readonly name: string
  readonly className?: string
  /** What is said instead of the bare name. */
  readonly children?: ReactNode
}

/** A player's name, and with an account the way to their page: guests have none, nor has who left. */
export const PlayerName = ({ name, className, children = name }: PlayerNameProps): ReactNode =>
  isGuestName(name) || isFormerName(name) ? (
    <span className={className}>{children}</span>
  ) : (
    <Link prefetch={false} href={paths.player(name)} className={cn(className, 'hover:underline')}>
      {children}
    </Link>
  )
