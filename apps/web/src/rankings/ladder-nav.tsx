import { cn } from '@skelly/ui'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { LADDER_KINDS, LADDER_SPANS, ladderPath, type LadderChoice } from './ladder-choice.ts'

interface WaysProps {
  readonly label: string
  readonly ways: readonly { readonly href: string; readonly words: string; readonly isHere: boolean }[]
}

const Ways = ({ label, ways }: WaysProps): ReactNode => (
  <nav
    aria-label={label}
    className="border-line bg-surface flex w-full flex-wrap gap-1 rounded-3xl border p-1 sm:w-auto"
  >
    {ways.map(({ href, words, isHere }) => (
      <Link
        key={href}
        href={href}
        aria-current={isHere ? 'page' : undefined}
        className={cn(
          'text-muted hover:text-ink aria-[current=page]:bg-accent aria-[current=page]:text-accent-ink',
          'inline-flex min-h-11 grow items-center justify-center rounded-full px-3 text-sm font-semibold whitespace-nowrap transition-colors sm:px-4',
        )}
      >
        {words}
      </Link>
    ))}
  </nav>
)

/** The ways from one ladder to the others. */
export const LadderNav = async ({ kind, span }: LadderChoice): Promise<ReactNode> => {
  const t = await getTranslations('rankings')
  return (
    <div className="flex flex-wrap justify-between gap-3">
      <Ways
        label={t('kinds')}
        ways={LADDER_KINDS.map((each) => ({
          href: ladderPath({ kind: each, span }),
          words: t(`kind_${each}`),
          isHere: each === kind,
        }))}
      />
      <Ways
        label={t('spans')}
        ways={LADDER_SPANS.map((each) => ({
          href: ladderPath({ kind, span: each }),
          words: t(`span_${each}`),
          isHere: each === span,
        }))}
      />
    </div>
  )
}
