import { Alert, buttonVariants, cn } from '@skelly/ui'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { paths } from '../frame/paths.ts'
import type { LadderRow } from './ladder.tsx'

interface MyPlaceProps {
  readonly mine: LadderRow & { readonly page: number }
  readonly players: number
  /** Rated games that make a place. */
  readonly needed: number
}

/** Where the visitor stands, and the way there. */
export const MyPlace = async ({ mine, players, needed }: MyPlaceProps): Promise<ReactNode> => {
  const t = await getTranslations('rankings')
  const { place, card, page } = mine
  return (
    <Alert className="items-center" data-my-place={place ?? 'none'}>
      <p className="mr-auto">
        <span className="text-muted block text-sm">{t('me')}</span>
        <span className="font-semibold">
          {place === null
            ? t('mineNone', { left: Math.max(1, needed - card.ratedGames) })
            : t('mine', { place, all: players })}
        </span>
      </p>
      <Link
        href={paths.rankingsPage(page)}
        className={cn(buttonVariants({ variant: 'outline', size: 'small' }), 'shrink-0 whitespace-nowrap')}
      >
        {t('toMe')}
      </Link>
    </Alert>
  )
}
