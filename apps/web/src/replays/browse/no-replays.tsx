import { EmptyState, Sketch, buttonVariants } from '@skelly/ui'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { paths } from '../../frame/paths.ts'
import type { ReplayWishes } from './replay-wishes.ts'
import { replaysPath } from './replays-path.ts'

interface NoReplaysProps {
  readonly wishes: ReplayWishes
  /** Names that nobody has. */
  readonly unknown: readonly string[]
  /** Whether looking stopped before all were looked at. */
  readonly hasStopped: boolean
}

/** Why the list is empty, and what to do about it. */
export const NoReplays = async ({ wishes, unknown, hasStopped }: NoReplaysProps): Promise<ReactNode> => {
  const t = await getTranslations('replays')
  if (replaysPath(wishes) === paths.replays) {
    return (
      <EmptyState
        picture={<Sketch of="reel" />}
        title={t('none')}
        description={t('noneLead')}
        action={
          <Link href={paths.ranked} className={buttonVariants()}>
            {t('playRanked')}
          </Link>
        }
      />
    )
  }
  const [name] = unknown
  const title = name === undefined ? t(hasStopped ? 'noneSoFar' : 'noneLike') : t('unknown', { name })
  return (
    <EmptyState
      picture={<Sketch of="search" />}
      title={<span className="[overflow-wrap:anywhere]">{title}</span>}
      description={t(name === undefined ? (hasStopped ? 'noneSoFarLead' : 'noneLikeLead') : 'unknownLead')}
      action={
        <Link href={replaysPath({})} className={buttonVariants({ variant: 'outline' })}>
          {t('all')}
        </Link>
      }
    />
  )
}
