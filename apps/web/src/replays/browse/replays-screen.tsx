import { PageHeading, buttonVariants, cn } from '@skelly/ui'
import { FolderOpen } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { paths } from '../../frame/paths.ts'
import { api } from '../../server/api.ts'
import { askedOfServer } from './asked-of-server.ts'
import { NoReplays } from './no-replays.tsx'
import { readSpot, readWishes, type ReplayQuery } from './read-wishes.ts'
import { ReplayFilters } from './replay-filters.tsx'
import { ReplayListRow } from './replay-list-row.tsx'
import type { ReplaySpot, ReplayWishes } from './replay-wishes.ts'
import { ReplayPages } from './replay-pages.tsx'
import { replaysPath } from './replays-path.ts'
import { SaidWishes } from './said-wishes.tsx'

const find = async (wishes: ReplayWishes, spot: ReplaySpot) =>
  (await api()).replays.browse({ ...askedOfServer(wishes, Date.now()), ...spot })

/** The stored games, narrowed to what the address says. */
export const ReplaysScreen = async ({ query }: { readonly query: ReplayQuery }): Promise<ReactNode> => {
  const t = await getTranslations('replays')
  const wishes = readWishes(query)
  const { after, before, games, hasStopped, isCut, rows, unknown } = await find(wishes, readSpot(query))
  const count = t(games.isMore ? 'gamesAtLeast' : 'games', { count: games.count })
  return (
    <div className="flex w-full flex-col gap-6 py-4 sm:py-8">
      <PageHeading
        title={t('title')}
        description={t('lead')}
        actions={
          <Link
            href={paths.openReplay}
            className={cn(buttonVariants({ variant: 'outline', size: 'small' }), 'min-h-11')}
          >
            <FolderOpen aria-hidden />
            {t('openFile')}
          </Link>
        }
      />
      <div className="grid gap-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <ReplayFilters key={replaysPath(wishes)} wishes={wishes} />
        <section aria-label={t('list')} className="min-w-0 space-y-4">
          <div className="space-y-3">
            <p
              role="status"
              // where there is none the card below says it
              className={games.count === 0 ? 'sr-only' : 'text-muted text-sm'}
              data-games={games.count}
              data-more={games.isMore}
            >
              {count}
            </p>
            <SaidWishes wishes={wishes} />
          </div>
          {isCut && <p className="text-muted text-sm">{t('isCut')}</p>}
          {rows.length === 0 ? (
            <NoReplays wishes={wishes} unknown={unknown} hasStopped={hasStopped} />
          ) : (
            <ul className="rounded-card border-line bg-surface shadow-card overflow-hidden border">
              {rows.map((item) => (
                <ReplayListRow key={item.id} item={item} />
              ))}
            </ul>
          )}
          <ReplayPages wishes={wishes} before={before} after={after} hasStopped={hasStopped} />
        </section>
      </div>
    </div>
  )
}
