import { PageHeading, Spinner } from '@skelly/ui'
import { Star } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

/** What the page of all levels is called. @param total stars won so far; null while the device was not asked */
export const MapHeading = ({ total }: { readonly total: number | null }): ReactNode => {
  const t = useTranslations('challenges')
  return (
    <PageHeading
      title={t('title')}
      description={t('lead')}
      actions={
        <p
          {...(total === null ? { 'aria-hidden': true } : { 'data-total': total })}
          className="flex items-center gap-2 text-lg font-semibold aria-hidden:invisible"
        >
          <Star aria-hidden className="fill-accent text-accent-text size-6" />
          {t('total', { count: total ?? 0 })}
        </p>
      }
    />
  )
}

/** The page as the server has it, which knows nobody's stars: its room is kept, so that the footer need not move. */
export const ComingMap = (): ReactNode => {
  const t = useTranslations('device')
  return (
    <div className="flex min-h-svh flex-col gap-5">
      <MapHeading total={null} />
      <p role="status" className="flex items-center gap-3">
        <Spinner />
        {t('opening')}
      </p>
    </div>
  )
}
