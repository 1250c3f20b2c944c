import { EmptyState, PageHeading, buttonVariants } from '@skelly/ui'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { paths } from '../../../../frame/paths.ts'
import { LadderKinds } from '../../../../rankings/ladder-kinds.tsx'
import { LadderPages } from '../../../../rankings/ladder-pages.tsx'
import { MyPlace } from '../../../../rankings/my-place.tsx'
import { pageNumber } from '../../../../rankings/page-number.ts'
import { StarLadder } from '../../../../rankings/star-ladder.tsx'
import { api } from '../../../../server/api.ts'

interface PageProps {
  readonly searchParams: Promise<{ readonly page?: string | string[] }>
}

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('titles'))('starRankings'),
})

/** The ladder by stars. */
const StarRankingsPage = async ({ searchParams }: PageProps): Promise<ReactNode> => {
  const wanted = pageNumber((await searchParams).page)
  const t = await getTranslations('rankings')
  const { page, pages, players, rows, me } = await (await api()).rankings.stars({ page: wanted })
  return (
    <div className="flex flex-col gap-6 py-4 sm:py-8">
      <PageHeading title={t('title')} description={t('starsLead')} />
      <LadderKinds current="stars" />
      {me !== null && (
        <MyPlace kind="stars" place={me.place} page={me.page}>
          {t('mine', { place: me.place, all: players })}
        </MyPlace>
      )}
      {rows.length === 0 ? (
        <EmptyState
          title={t('starsNone')}
          action={
            <Link href={paths.challenges} className={buttonVariants()}>
              {t('playChallenges')}
            </Link>
          }
        />
      ) : (
        <StarLadder rows={rows} me={me?.card.name ?? null} />
      )}
      {pages > 1 && <LadderPages kind="stars" page={page} pages={pages} />}
    </div>
  )
}

export default StarRankingsPage
