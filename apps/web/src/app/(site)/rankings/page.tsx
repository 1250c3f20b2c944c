import { EmptyState, PageHeading, buttonVariants } from '@skelly/ui'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { env } from '../../../env.ts'
import { paths } from '../../../frame/paths.ts'
import { LadderKinds } from '../../../rankings/ladder-kinds.tsx'
import { LadderPages } from '../../../rankings/ladder-pages.tsx'
import { Ladder } from '../../../rankings/ladder.tsx'
import { MyPlace } from '../../../rankings/my-place.tsx'
import { pageNumber } from '../../../rankings/page-number.ts'
import { api } from '../../../server/api.ts'

interface PageProps {
  readonly searchParams: Promise<{ readonly page?: string | string[] }>
}

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('titles'))('rankings'),
})

/** The ladder by rating. */
const RankingsPage = async ({ searchParams }: PageProps): Promise<ReactNode> => {
  const wanted = pageNumber((await searchParams).page)
  const t = await getTranslations('rankings')
  const { page, pages, players, rows, me } = await (await api()).rankings.rating({ page: wanted })
  const needed = env().policy.matchmaking.provisionalGames
  return (
    <div className="flex flex-col gap-6 py-4 sm:py-8">
      <PageHeading title={t('title')} description={t('lead')} />
      <LadderKinds current="rating" />
      {me !== null && (
        <MyPlace kind="rating" place={me.place} page={me.page}>
          {me.place === null
            ? t('mineNone', { left: Math.max(1, needed - me.card.ratedGames) })
            : t('mine', { place: me.place, all: players })}
        </MyPlace>
      )}
      {rows.length === 0 ? (
        <EmptyState
          title={t('none')}
          action={
            <Link href={paths.ranked} className={buttonVariants()}>
              {t('play')}
            </Link>
          }
        />
      ) : (
        <Ladder rows={rows} me={me?.card.name ?? null} />
      )}
      {pages > 1 && <LadderPages kind="rating" page={page} pages={pages} />}
      <p className="text-muted text-sm">{t('provisionalNote', { games: needed })}</p>
    </div>
  )
}

export default RankingsPage
