import { cn } from '@skelly/ui'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { paths } from '../frame/paths.ts'

/** What players are ranked by. */
export type LadderKind = 'rating' | 'stars'

const KINDS: readonly (readonly [LadderKind, string])[] = [
  ['rating', paths.rankings],
  ['stars', paths.starRankings],
]

/** The ways from one ladder to the other. */
export const LadderKinds = async ({ current }: { readonly current: LadderKind }): Promise<ReactNode> => {
  const t = await getTranslations('rankings')
  return (
    <nav
      aria-label={t('kinds')}
      className="border-line bg-surface flex gap-1 self-start rounded-full border p-1"
    >
      {KINDS.map(([kind, href]) => (
        <Link
          key={kind}
          href={href}
          aria-current={kind === current ? 'page' : undefined}
          className={cn(
            'text-muted hover:text-ink aria-[current=page]:bg-accent aria-[current=page]:text-accent-ink',
            'inline-flex min-h-11 items-center rounded-full px-4 text-sm font-semibold transition-colors',
          )}
        >
          {t(`kind_${kind}`)}
        </Link>
      ))}
    </nav>
  )
}
