'use client'

import { buttonVariants, cn } from '@skelly/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Timer } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTRPC } from '../trpc/trpc.ts'
import { gameElsewhere, type GameElsewhere } from './game-elsewhere.ts'
import { isTable } from './paths.ts'

/** How often a game that is on is asked after, ms: the bar goes when the game is over. */
const ASK_EVERY = 4_000

interface BarProps {
  /** Whether no game is played on this page. */
  readonly away: boolean
}

/** The game that the visitor left standing; null at a table, and where there is none. */
const useGameElsewhere = (away: boolean): GameElsewhere | null => {
  const path = usePathname()
  const trpc = useTRPC()
  const queries = useQueryClient()
  const { data } = useQuery({
    ...trpc.me.visitor.queryOptions(),
    enabled: away,
    refetchInterval: ({ state }) => (state.data?.openGame ? ASK_EVERY : false),
  })
  // Another page: what was known there may be over, or have begun.
  useEffect(() => {
    const asked = trpc.me.visitor.pathFilter()
    if (away) void queries.invalidateQueries(asked)
    else queries.removeQueries(asked)
  }, [path, away, queries, trpc])
  return away ? gameElsewhere(data?.openGame ?? null, path) : null
}

const Bar = ({ away }: BarProps): ReactNode => {
  const t = useTranslations('frame')
  const router = useRouter()
  const game = useGameElsewhere(away)
  const known = useRef<string | null>(null)
  const matchId = game?.matchId ?? null
  useEffect(() => {
    // what the page offers may hang on it: the queue, another room
    if (known.current !== null && matchId === null && away) router.refresh()
    known.current = matchId
  }, [matchId, away, router])
  if (game === null) return null
  return (
    <aside
      aria-label={t('gameOn')}
      data-open-game
      className="bg-accent text-accent-ink sticky top-0 z-45 flex h-[calc(2.75rem+var(--safe-top))] shrink-0 items-center justify-center gap-3 px-3 pt-(--safe-top) text-sm font-semibold"
    >
      <Timer aria-hidden className="size-4 shrink-0" />
      <span className="truncate">{t('gameOn')}</span>
      <Link
        href={game.path}
        className={cn(
          buttonVariants({ variant: 'outline', size: 'small' }),
          'bg-page text-ink min-h-8 shrink-0 whitespace-nowrap',
        )}
      >
        {t('backToGame')}
      </Link>
    </aside>
  )
}

/** On every page but a table: a game of the visitor's is on, and the way back to it (policies, Return). */
export const OpenGameBar = (): ReactNode => <Bar away={!isTable(usePathname())} />

/** The same at the address of a table that is gone. */
export const OpenGameBarAtEnd = (): ReactNode => <Bar away />
