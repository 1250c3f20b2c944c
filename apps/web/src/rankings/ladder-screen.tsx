import { EmptyState, PageHeading, Sketch, buttonVariants } from '@skelly/ui'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { env } from '../env.ts'
import { paths } from '../frame/paths.ts'
import { api } from '../server/api.ts'
import { ladderPath, type LadderChoice, type LadderKind, type LadderSpot } from './ladder-choice.ts'
import { LadderNav } from './ladder-nav.tsx'
import { LadderPages } from './ladder-pages.tsx'
import { ladderQuestion, type LadderQuery } from './ladder-question.ts'
import { LadderSearch } from './ladder-search.tsx'
import { LadderTable } from './ladder-table.tsx'
import { BesideScene } from '../street/beside-scene.tsx'
import { StreetScene } from '../street/street-scene.tsx'
import { MyPlace } from './my-place.tsx'

/** Where one gets into the ladders. */
const WAYS_IN = {
  rating: paths.ranked,
  xp: paths.ranked,
  stars: paths.challenges,
  solo: paths.solo,
} as const satisfies Record<LadderKind, string>

const Nobody = async ({ kind, span }: LadderChoice): Promise<ReactNode> => {
  const t = await getTranslations('rankings')
  return (
    <EmptyState
      picture={<Sketch of="ladder" />}
      title={t(span === 'week' ? 'noneThisWeek' : `none_${kind}`)}
      action={
        <Link href={WAYS_IN[kind]} className={buttonVariants()}>
          {t(`play_${kind}`)}
        </Link>
      }
    />
  )
}

interface FoundProps {
  readonly choice: LadderChoice
  readonly search: string
}

/** The players whose names begin as was asked. */
const Found = async ({ choice, search }: FoundProps): Promise<ReactNode> => {
  const t = await getTranslations('rankings')
  const rows = await (await api()).rankings.search({ ...choice, name: search })
  return (
    <section className="space-y-3" data-found={rows.length}>
      <h2 className="text-lg font-semibold">{t('found', { count: rows.length, search })}</h2>
      {rows.length === 0 ? (
        <EmptyState
          picture={<Sketch of="search" />}
          title={t('nobodyFound')}
          description={t('nobodyFoundWhy')}
        />
      ) : (
        <LadderTable
          choice={choice}
          rows={rows}
          marked={[]}
          label={t('found', { count: rows.length, search })}
        />
      )}
      <Link href={ladderPath(choice)} className={buttonVariants({ variant: 'link' })}>
        {t('wholeList')}
      </Link>
    </section>
  )
}

interface ListProps {
  readonly choice: LadderChoice
  readonly spot: LadderSpot
}

const List = async ({ choice, spot }: ListProps): Promise<ReactNode> => {
  const t = await getTranslations('rankings')
  const { rows, placed, before, after, me } = await (await api()).rankings.ladder({ ...choice, ...spot })
  const names = [me?.row.card.name ?? [], spot.player ?? []].flat()
  const isShown = rows.some(({ card }) => card.name === me?.row.card.name)
  return (
    <>
      {me !== null && <MyPlace choice={choice} {...me} placed={placed} isShown={isShown} />}
      {rows.length === 0 ? (
        <Nobody {...choice} />
      ) : (
        <LadderTable choice={choice} rows={rows} marked={names} label={t('title')} />
      )}
      <LadderPages choice={choice} before={before} after={after} />
    </>
  )
}

interface LadderScreenProps {
  readonly kind: LadderKind
  readonly query: LadderQuery
}

/** A ladder of all time or of this week: its pages, names looked for, and where the visitor stands. */
export const LadderScreen = async ({ kind, query }: LadderScreenProps): Promise<ReactNode> => {
  const t = await getTranslations('rankings')
  const { span, spot, search } = ladderQuestion(query)
  const choice = { kind, span }
  return (
    <BesideScene
      scene={<StreetScene of="podium" className="rounded-card shadow-card" />}
      className="w-full py-4 sm:py-8"
    >
      <div className="flex flex-col gap-6">
        <PageHeading title={t('title')} description={t(`lead_${kind}_${span}`)} />
        <LadderNav {...choice} />
        <LadderSearch choice={choice} search={search} />
        {search === '' ? <List choice={choice} spot={spot} /> : <Found choice={choice} search={search} />}
        {kind === 'rating' && (
          <p className="text-muted text-sm">
            {t('provisionalNote', { games: env().policy.matchmaking.provisionalGames })}
          </p>
        )}
      </div>
    </BesideScene>
  )
}
