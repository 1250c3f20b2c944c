import { buttonVariants, cn } from '@skelly/ui'
import { ChevronLeft, ChevronRight, ChevronsUp } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { ladderPath, type LadderChoice } from './ladder-choice.ts'

interface LadderPagesProps {
  readonly choice: LadderChoice
  /** For the page before and the one after; null where there is none. */
  readonly before: string | null
  readonly after: string | null
}

const look = cn(buttonVariants({ variant: 'outline', size: 'small' }), 'min-h-11')

/** The ways to the pages beside this one, and to the first. */
export const LadderPages = async ({ choice, before, after }: LadderPagesProps): Promise<ReactNode> => {
  const t = await getTranslations('rankings')
  return (
    <nav aria-label={t('pages')} className="flex flex-wrap items-center justify-center gap-3">
      {before !== null && (
        <>
          <Link href={ladderPath(choice)} aria-label={t('top')} className={look}>
            <ChevronsUp aria-hidden />
          </Link>
          <Link href={ladderPath(choice, { before })} className={look}>
            <ChevronLeft aria-hidden />
            {t('previous')}
          </Link>
        </>
      )}
      {after !== null && (
        <Link href={ladderPath(choice, { after })} className={look}>
          {t('next')}
          <ChevronRight aria-hidden />
        </Link>
      )}
    </nav>
  )
}
