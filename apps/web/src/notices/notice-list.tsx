'use client'

import type { NoticeView } from '@skelly/protocol'
import { Button, buttonVariants, EmptyState, Sketch } from '@skelly/ui'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { paths } from '../frame/paths.ts'
import { useTRPC } from '../trpc/trpc.ts'
import { NoticeCard } from './notice-card.tsx'
import { usePutAway } from './use-put-away.ts'

/** All that the desk has told the player, newest first; what waits can be put away here, too. */
export const NoticeList = ({ given }: { readonly given: readonly NoticeView[] }): ReactNode => {
  const t = useTranslations('notices')
  const trpc = useTRPC()
  const { data } = useQuery({ ...trpc.notices.mine.queryOptions({ which: 'all' }), initialData: [...given] })
  const { busy, putAway } = usePutAway(() => undefined)
  if (data.length === 0)
    return (
      <EmptyState
        picture={<Sketch of="letter" />}
        title={t('none')}
        description={t('noneLead')}
        action={
          <Link href={paths.ranked} className={buttonVariants({ variant: 'outline' })}>
            {t('nonePlay')}
          </Link>
        }
      />
    )
  return (
    <ul className="flex flex-col gap-5">
      {data.map((notice) => (
        <li key={notice.id} className={notice.isPutAway ? 'opacity-75' : ''}>
          <NoticeCard notice={notice}>
            {notice.isPutAway ? (
              <span className="text-muted flex items-center gap-2 text-sm">
                <Check aria-hidden className="size-4" />
                {t('isPutAway')}
              </span>
            ) : (
              <Button size="small" busy={busy} onClick={() => putAway(notice.id)}>
                {!busy && <Check aria-hidden />}
                {t('putAway')}
              </Button>
            )}
          </NoticeCard>
        </li>
      ))}
    </ul>
  )
}
