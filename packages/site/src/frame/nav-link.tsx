'use client'

import { cn } from '@skelly/ui'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

interface NavLinkProps {
  readonly href: string
  readonly className?: string
  readonly children: ReactNode
}

/** A link of the header, which shows where one is. */
export const NavLink = ({ href, className, children }: NavLinkProps): ReactNode => {
  const pathname = usePathname()
  const isHere = pathname === href || pathname.startsWith(`${href}/`)
  return (
    <Link
      href={href}
      aria-current={isHere ? 'page' : undefined}
      className={cn(
        'text-muted hover:text-ink aria-[current=page]:text-ink inline-flex min-h-11 items-center rounded-full px-2.5 text-sm font-medium transition-colors sm:px-3',
        className,
      )}
    >
      {children}
    </Link>
  )
}
