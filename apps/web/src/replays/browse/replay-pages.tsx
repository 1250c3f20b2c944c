import { buttonVariants, cn } from '@skelly/ui'
import { ChevronLeft, ChevronRight, ChevronsUp } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import type { ReactNode } from 'react'
import type { ReplayWishes } from './replay-wishes.ts'
import { replaysPath } from './replays-path.ts'

interface ReplayPagesProps {
  readonly wishes: ReplayWishes
  /** For the page before and the one after; null where there is none. */
  readonly before: string | null
  readonly after: string | null
  /** Whether the page ends where looking stopped. */
  readonly hasStopped: boolean
}

const look = cn(buttonVariants({ variant: 'outline', size: 'small' }), 'min-h-11')

/** The ways to the pages beside this one, and to the first. */
export const ReplayPages = async (props: ReplayPagesProps): Promise<ReactNode> => {
  const { after, before, hasStopped, wishes } = props
  const t = await getTranslations('replays')
  if (before === null && after === null) return null
  return (
    <nav aria-label={t('pages')} className="flex flex-wrap items-center justify-center gap-3">
      {before !== null && (
        <>
          <Link href={replaysPath(wishes)} aria-label={t('first')} className={look}>
            <ChevronsUp aria-hidden />
          </Link>
          <Link href={replaysPath(wishes, { before })} className={look}>
            <ChevronLeft aria-hidden />
            {t('previous')}
          </Link>
        </>
      )}
      {after !== null && (
        <Link href={replaysPath(wishes, { after })} className={look}>
          {t(hasStopped ? 'lookFurther' : 'next')}
          <ChevronRight aria-hidden />
        </Link>
      )}
    </nav>
  )
}
