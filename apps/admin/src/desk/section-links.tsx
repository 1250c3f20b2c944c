'use client'

import type { AdminRole } from '@skelly/protocol'
import { cn } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { isWithin } from './is-within.ts'
import { sectionsFor } from './sections.ts'

/** The ways through the desk; on a phone they scroll sideways, and fade where there are more of them. */
export const SectionLinks = ({ role }: { readonly role: AdminRole }): ReactNode => {
  const t = useTranslations('desk')
  const pathname = usePathname()
  return (
    <nav
      aria-label={t('sections')}
      className="-mx-1 flex min-w-0 flex-1 [scrollbar-width:none] overflow-x-auto px-1 max-sm:[mask-image:linear-gradient(to_right,#000_calc(100%-2.5rem),transparent)] max-sm:pr-10"
    >
      {sectionsFor(role).map(({ key, href }) => (
        <Link
          key={key}
          href={href}
          aria-current={isWithin(pathname, href) ? 'page' : undefined}
          className={cn(
            'text-muted hover:text-ink aria-[current=page]:text-ink aria-[current=page]:border-accent',
            'inline-flex min-h-12 shrink-0 items-center border-b-2 border-transparent px-2.5 text-sm font-medium transition-colors',
          )}
        >
          {t(`section_${key}`)}
        </Link>
      ))}
    </nav>
  )
}
