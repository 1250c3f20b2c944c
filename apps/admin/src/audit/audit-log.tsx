'use client'

import { Alert, Button, EmptyState, Sketch, Spinner } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import { useRouter, useSearchParams } from 'next/navigation'
import { Suspense, useMemo, type ReactNode } from 'react'
import { paths } from '../desk/paths.ts'
import { AuditFilters } from './audit-filters.tsx'
import { AuditTable } from './audit-table.tsx'
import { auditWishesQuery, readAuditWishes, type AuditWishes } from './audit-wishes.ts'
import { ExportButton } from './export-button.tsx'
import { useAudit } from './use-audit.ts'

interface AuditLogProps {
  /** Whether others' entries may be read. */
  readonly isWhole: boolean
}

const Log = ({ isWhole }: AuditLogProps): ReactNode => {
  const t = useTranslations('audit')
  const router = useRouter()
  const asked = useSearchParams()
  const wishes = useMemo(() => readAuditWishes(new URLSearchParams(asked)), [asked])
  const log = useAudit(wishes)
  const wish = (wished: AuditWishes): void => {
    router.replace(`${paths.audit}${auditWishesQuery(wished)}`, { scroll: false })
  }
  return (
    <div className="flex flex-col gap-3">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="font-chalk text-2xl">{t('title')}</h1>
        <p className="text-muted text-sm">{t(isWhole ? 'whole' : 'own')}</p>
        <span className="ml-auto">
          <ExportButton wishes={wishes} />
        </span>
      </header>
      <AuditFilters wishes={wishes} onWish={wish} isWhole={isWhole} />
      {log.hasFailed && <Alert tone="bad">{t('failed')}</Alert>}
      {log.rows === null && !log.hasFailed && <Spinner />}
      {log.rows?.length === 0 && (
        <EmptyState picture={<Sketch of="search" />} title={t('none')} description={t('noneWhy')} />
      )}
      {log.rows !== null && log.rows.length > 0 && <AuditTable entries={log.rows} />}
      {log.hasMore && (
        <Button variant="outline" className="self-center" busy={log.isLoadingMore} onClick={log.showMore}>
          {t('more')}
        </Button>
      )}
    </div>
  )
}

/** Who did what at the desk, when and why. */
export const AuditLog = (props: AuditLogProps): ReactNode => (
  <Suspense fallback={<Spinner />}>
    <Log {...props} />
  </Suspense>
)
