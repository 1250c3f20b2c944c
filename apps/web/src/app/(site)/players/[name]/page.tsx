import { buttonVariants, Card, CardHeader, CardTitle, cn, EmptyState, Sketch, Stat } from '@skelly/ui'
import type { Metadata } from 'next'
import { getFormatter, getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { paths } from '../../../../frame/paths.ts'
import { BestShots } from '../../../../players/best-shots.tsx'
import { ChapterStars } from '../../../../players/chapter-stars.tsx'
import { FillRecords } from '../../../../players/fill-records.tsx'
import { nameInPath } from '../../../../players/name-in-path.ts'
import { OpponentRecords } from '../../../../players/opponent-records.tsx'
import { PlayerHeading } from '../../../../players/player-heading.tsx'
import { RatingGraph } from '../../../../players/rating-graph.tsx'
import { RecentGames } from '../../../../players/recent-games.tsx'
import { WayRecords } from '../../../../players/way-records.tsx'
import { XpLevel } from '../../../../players/xp-level.tsx'
import { api } from '../../../../server/api.ts'
import { currentSession } from '../../../../server/current-session.ts'
import { orNotFound } from '@skelly/site/server'

interface PageProps {
  readonly params: Promise<{ readonly name: string }>
}

type Profile = Awaited<ReturnType<Awaited<ReturnType<typeof api>>['players']['profile']>>

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => ({
  title: nameInPath((await params).name),
})

interface StatsProps {
  readonly title: string
  readonly className: string
  readonly children: ReactNode
}

const Stats = ({ title, className, children }: StatsProps): ReactNode => (
  <section>
    <h2 className="text-muted mb-1.5 text-sm font-semibold">{title}</h2>
    <dl className={cn('grid grid-cols-2 gap-3', className)}>{children}</dl>
  </section>
)

/** The figures at a glance. */
const Figures = async ({ profile }: { readonly profile: Profile }): Promise<ReactNode> => {
  const { card, soloBest, stars, ways } = profile
  const [t, format] = await Promise.all([getTranslations('player'), getFormatter()])
  const ranked = ways.find(({ way }) => way === 'ranked')
  const solo = soloBest === null ? t('soloBestNone') : t('soloFlicks', { count: soloBest.flicks })
  return (
    <section aria-label={t('record')} className="grid gap-4 lg:grid-cols-[4fr_3fr]">
      <Stats title={t('recordRanked')} className="sm:grid-cols-4">
        <Stat label={t('games')} value={card.ratedGames} />
        <Stat label={t('won')} value={ranked?.won ?? 0} />
        <Stat label={t('lost')} value={ranked?.lost ?? 0} />
        <Stat label={t('void')} value={ranked?.void ?? 0} />
      </Stats>
      <Stats title={t('recordAll')} className="sm:grid-cols-3">
        <Stat label={t('xpLabel')} value={format.number(card.xp)} />
        <Stat label={t('stars')} value={stars} />
        <Stat
          className="col-span-2 sm:col-span-1"
          label={t('soloBest')}
          value={
            soloBest?.replayId ? (
              <Link
                prefetch={false}
                href={paths.replay(soloBest.replayId)}
                className="-my-2 inline-flex min-h-11 items-center underline decoration-2 underline-offset-4"
              >
                {solo}
              </Link>
            ) : (
              solo
            )
          }
        />
      </Stats>
    </section>
  )
}

interface PartProps {
  readonly title: string
  /** What is said where there is nothing to show; null where there is something. */
  readonly none: string | null
  readonly children: ReactNode
}

const Part = ({ title, none, children }: PartProps): ReactNode => (
  <Card className="min-w-0">
    <CardHeader>
      <CardTitle>{title}</CardTitle>
    </CardHeader>
    {none === null ? children : <p className="text-muted">{none}</p>}
  </Card>
)

/** What the games add up to, part by part. */
const Parts = async ({ profile }: { readonly profile: Profile }): Promise<ReactNode> => {
  const t = await getTranslations('player')
  const { card, chapterStars, fills, opponents, shots, stars, ways, xpRows } = profile
  const noGames = ways.length === 0 ? t('recentNone') : null
  const starsPart = (
    <Part title={t('starsByChapter')} none={stars === 0 ? t('starsNone') : null}>
      <ChapterStars stars={chapterStars} />
    </Part>
  )
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <div className="grid min-w-0 content-start gap-6">
        <Part title={t('byWay')} none={noGames}>
          <WayRecords ways={ways} />
        </Part>
        <Part title={t('xpTitle')} none={null}>
          <XpLevel card={card} ways={ways} rows={xpRows} />
        </Part>
        <Part title={t('fills')} none={fills.length === 0 ? t('recentNone') : null}>
          <FillRecords fills={fills} />
        </Part>
      </div>
      <div className="grid min-w-0 content-start gap-6">
        <Part title={t('opponents')} none={opponents.length === 0 ? t('opponentsNone') : null}>
          <OpponentRecords opponents={opponents} />
        </Part>
        <Part title={t('bestShots')} none={shots.length === 0 ? t('bestShotsNone') : null}>
          <BestShots shots={shots} />
        </Part>
        {stars === 0 && starsPart}
      </div>
      {stars > 0 && <div className="lg:col-span-2">{starsPart}</div>}
    </div>
  )
}

/** A player's public face: rating and its graph, record, best shots, stars, and the last games. */
const PlayerPage = async ({ params }: PageProps): Promise<ReactNode> => {
  const name = nameInPath((await params).name)
  const profile = await orNotFound((await api()).players.profile({ name }))
  const { card, rating, recent } = profile
  // the name is another one by now, or is written otherwise
  if (card.name !== name) redirect(paths.player(card.name))
  const [t, session] = await Promise.all([getTranslations('player'), currentSession()])
  return (
    <div className="flex flex-col gap-6 py-4 sm:py-8">
      <PlayerHeading card={card} isMe={session?.name === card.name} />
      <Figures profile={profile} />
      <Part title={t('graph')} none={rating.length === 0 ? t('graphNone') : null}>
        <RatingGraph steps={rating} ratedGames={card.ratedGames} />
      </Part>
      <Parts profile={profile} />
      <Card>
        <CardHeader className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <CardTitle>{t('recent')}</CardTitle>
          {recent.length > 0 && (
            <Link
              prefetch={false}
              href={paths.replaysOf(card.name)}
              className={cn(buttonVariants({ variant: 'link' }), 'min-h-11')}
            >
              {t('allGames')}
            </Link>
          )}
        </CardHeader>
        {recent.length === 0 ? (
          <EmptyState
            picture={<Sketch of="reel" />}
            title={t('recentNone')}
            action={
              <Link href={paths.online} className={buttonVariants({ variant: 'outline' })}>
                {t('recentNonePlay')}
              </Link>
            }
          />
        ) : (
          <RecentGames games={recent} />
        )}
      </Card>
    </div>
  )
}

export default PlayerPage
