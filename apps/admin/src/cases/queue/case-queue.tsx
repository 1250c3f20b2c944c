'use client'

import { Alert, Button, EmptyState, Sketch, Spinner } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import { useRouter, useSearchParams } from 'next/navigation'
import { Suspense, useMemo, useState, type ReactNode } from 'react'
import { KeysSheet } from '../../desk/keys-sheet.tsx'
import { paths } from '../../desk/paths.ts'
import { useDeskKeys } from '../../desk/use-desk-keys.ts'
import { useNextCase } from '../use-next-case.ts'
import { CaseTable } from './case-table.tsx'
import { QueueFilters } from './queue-filters.tsx'
import { readWishes, wishesQuery, type QueueWishes } from './queue-wishes.ts'
import { useQueue } from './use-queue.ts'
import { useRowFocus } from './use-row-focus.ts'

const Fresh = ({ count, onShow }: { readonly count: number; readonly onShow: () => void }): ReactNode => {
  const t = useTranslations('queue')
  return (
    <div role="status" className="min-h-9">
      {count > 0 && (
        <Button variant="outline" size="small" className="border-accent/60" onClick={onShow}>
          {t('fresh', { count })}
        </Button>
      )}
    </div>
  )
}

const Queue = (): ReactNode => {
  const t = useTranslations('queue')
  const router = useRouter()
  const asked = useSearchParams()
  const wishes = useMemo(() => readWishes(new URLSearchParams(asked)), [asked])
  const queue = useQueue(wishes)
  const [areKeysShown, showKeys] = useState(false)
  const rows = useRowFocus()
  const goNext = useNextCase(null)
  const wish = (wished: QueueWishes): void => {
    router.replace(`${paths.cases}${wishesQuery(wished)}`, { scroll: false })
  }
  useDeskKeys({
    j: () => rows.move(1),
    k: () => rows.move(-1),
    ArrowDown: () => rows.move(1),
    ArrowUp: () => rows.move(-1),
    n: goNext,
    '?': () => showKeys(true),
  })
  return (
    <div className="flex flex-col gap-3">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="font-chalk text-2xl">{t('title')}</h1>
        {queue.open !== null && (
          <p data-open-cases={queue.open} className="text-muted text-sm">
            {t('open', { count: queue.open })}
          </p>
        )}
        <Fresh count={queue.fresh} onShow={queue.renew} />
        <Button variant="ghost" size="small" className="ml-auto" onClick={() => showKeys(true)}>
          {t('keys')} <kbd className="border-line rounded border px-1.5 text-xs">?</kbd>
        </Button>
      </header>
      <QueueFilters wishes={wishes} onWish={wish} />
      {queue.hasFailed && <Alert tone="bad">{t('failed')}</Alert>}
      {queue.cases === null && !queue.hasFailed && <Spinner />}
      {queue.cases?.length === 0 && (
        <EmptyState picture={<Sketch of="calm" />} title={t('none')} description={t('noneWhy')} />
      )}
      {queue.cases !== null && queue.cases.length > 0 && (
        <CaseTable cases={queue.cases} container={rows.container} />
      )}
      {queue.hasMore && (
        <Button variant="outline" className="self-center" busy={queue.isLoadingMore} onClick={queue.showMore}>
          {t('more')}
        </Button>
      )}
      <KeysSheet
        isOpen={areKeysShown}
        onOpen={showKeys}
        keys={[
          { keys: ['J', '↓'], does: t('key_down') },
          { keys: ['K', '↑'], does: t('key_up') },
          { keys: ['Enter'], does: t('key_open') },
          { keys: ['N'], does: t('key_next') },
          { keys: ['?'], does: t('key_keys') },
        ]}
      />
    </div>
  )
}

/** What waits to be decided, and what was. */
export const CaseQueue = (): ReactNode => (
  <Suspense fallback={<Spinner />}>
    <Queue />
  </Suspense>
)
