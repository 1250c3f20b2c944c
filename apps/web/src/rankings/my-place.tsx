import { Alert, buttonVariants, cn } from '@skelly/ui'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import type { ReactNode } from 'react'
import type { LadderKind } from './ladder-kinds.tsx'
import { ladderPage } from './ladder-page.ts'

interface MyPlaceProps {
  readonly kind: LadderKind
  /** Null without one. */
  readonly place: number | null
  /** Where the visitor's row is. */
  readonly page: number
  /** Where they stand, in words. */
  readonly children: ReactNode
}

/** Where the visitor stands, and the way there. */
export const MyPlace = async ({ kind, place, page, children }: MyPlaceProps): Promise<ReactNode> => {
  const t = await getTranslations('rankings')
  return (
    <Alert className="items-center" data-my-place={place ?? 'none'}>
      <p className="mr-auto">
        <span className="text-muted block text-sm">{t('me')}</span>
        <span className="font-semibold">{children}</span>
      </p>
      <Link
        href={ladderPage(kind, page)}
        className={cn(buttonVariants({ variant: 'outline', size: 'small' }), 'shrink-0 whitespace-nowrap')}
      >
        {t('toMe')}
      </Link>
    </Alert>
  )
}
