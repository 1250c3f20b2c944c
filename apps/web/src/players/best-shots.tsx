import type { NotableKind } from '@skelly/engine'
import { buttonVariants } from '@skelly/ui'
import { Play } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { LocalTime } from '@skelly/site'
import { paths } from '../frame/paths.ts'

/** A shot that was found in a game. */
export interface BestShot {
  readonly kind: NotableKind
  /** Millimetres, bounces, caps. */
  readonly value: number
  /** The replay's, from 1. */
  readonly shot: number
  readonly at: number
  readonly replayId: string | null
}

/** A player's best shots of each kind, each with the way to it in its replay. */
export const BestShots = async ({ shots }: { readonly shots: readonly BestShot[] }): Promise<ReactNode> => {
  const t = await getTranslations('player')
  return (
    <ul>
      {shots.map(({ kind, value, shot, at, replayId }) => (
        <li
          key={`${kind} ${String(replayId)} ${String(shot)}`}
          className="border-line flex items-center gap-4 border-b py-2.5 last:border-0"
          data-shot={kind}
        >
          <span className="mr-auto min-w-0">
            <span className="font-semibold">{t(`shot_${kind}`, { value })}</span>
            <LocalTime at={at} className="text-muted block text-sm" />
          </span>
          {replayId !== null && (
            <Link
              prefetch={false}
              href={paths.replayShot(replayId, shot)}
              aria-label={t('watchShot', { what: t(`shot_${kind}`, { value }) })}
              className={buttonVariants({ variant: 'outline', size: 'small' })}
            >
              <Play aria-hidden />
              <span className="hidden sm:inline">{t('watch')}</span>
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
