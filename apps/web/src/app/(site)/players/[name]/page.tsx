import { Card, CardHeader, CardTitle, cn, EmptyState, Stat } from '@skelly/ui'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { paths } from '../../../../frame/paths.ts'
import { PlayerHeading } from '../../../../players/player-heading.tsx'
import { RatingGraph } from '../../../../players/rating-graph.tsx'
import { RecentGames } from '../../../../players/recent-games.tsx'
import { nameInPath } from '../../../../players/name-in-path.ts'
import { ratingWay } from '../../../../players/rating-way.ts'
import { api } from '../../../../server/api.ts'
import { currentSession } from '../../../../server/current-session.ts'
import { orNotFound } from '../../../../server/or-not-found.ts'

interface PageProps {
  readonly params: Promise<{ readonly name: string }>
}

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

/** A player's public face: rating and its graph, record, and the last games. */
const PlayerPage = async ({ params }: PageProps): Promise<ReactNode> => {
  const name = nameInPath((await params).name)
  const { card, record, rating, recent, soloBest, stars } = await orNotFound(
    (await api()).players.profile({ name }),
  )
  // the name is another one by now, or is written otherwise
  if (card.name !== name) redirect(paths.player(card.name))
  const after = rating.map((point) => point.rating)
  const [t, session] = await Promise.all([getTranslations('player'), currentSession()])
  return (
    <div className="flex flex-col gap-6 py-4 sm:py-8">
      <PlayerHeading card={card} isMe={session?.name === card.name} />
      <section aria-label={t('record')} className="grid gap-4 lg:grid-cols-[4fr_3fr]">
        <Stats title={t('recordRanked')} className="sm:grid-cols-4">
          <Stat label={t('games')} value={card.ratedGames} />
          <Stat label={t('won')} value={record.won} />
          <Stat label={t('lost')} value={record.lost} />
          <Stat label={t('void')} value={record.void} />
        </Stats>
        <Stats title={t('recordAll')} className="sm:grid-cols-3">
          <Stat label={t('xpLabel')} value={card.xp} />
          <Stat label={t('stars')} value={stars} />
          <Stat
            className="col-span-2 sm:col-span-1"
            label={t('soloBest')}
            value={soloBest === null ? t('soloBestNone') : t('soloFlicks', { count: soloBest.flicks })}
          />
        </Stats>
      </section>
      <Card>
        <CardHeader>
          <CardTitle>{t('graph')}</CardTitle>
        </CardHeader>
        {rating.length === 0 ? (
          <p className="text-muted">{t('graphNone')}</p>
        ) : (
          <RatingGraph ratings={ratingWay(after, card.ratedGames)} />
        )}
      </Card>
      <Card>
        <CardHeader>
          <CardTitle>{t('recent')}</CardTitle>
        </CardHeader>
        {recent.length === 0 ? <EmptyState title={t('recentNone')} /> : <RecentGames games={recent} />}
      </Card>
    </div>
  )
}

export default PlayerPage
