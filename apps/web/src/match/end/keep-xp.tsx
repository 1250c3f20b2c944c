'use client'

import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { signUpFor } from '../../frame/paths.ts'

/** Tells a guest where the XP goes, and the way to an account that keeps it (decision 26). */
export const KeepXp = (): ReactNode => {
  const t = useTranslations('end')
  return (
    <p data-keep-xp className="text-muted text-center text-sm text-pretty">
      {t('keepXpLead')}{' '}
      <Link
        href={signUpFor(usePathname())}
        className="text-accent-text hover:text-ink font-semibold whitespace-nowrap underline underline-offset-4"
      >
        {t('keepXp')}
      </Link>
    </p>
  )
}
