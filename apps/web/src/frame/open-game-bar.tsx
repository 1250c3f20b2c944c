'use client'

import { buttonVariants, cn } from '@skelly/ui'
import { Timer } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useRef, type ReactNode } from 'react'
import { isTable } from './paths.ts'
import { useGameElsewhere } from './use-game-elsewhere.ts'

interface BarProps {
  /** Whether no game is played on this page. */
  readonly away: boolean
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
