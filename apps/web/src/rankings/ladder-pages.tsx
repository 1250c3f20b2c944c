'use client'

import { Pager } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { paths } from '../frame/paths.ts'

interface LadderPagesProps {
  readonly page: number
  readonly pages: number
}

/** The pages of the ladder. */
export const LadderPages = ({ page, pages }: LadderPagesProps): ReactNode => {
  const t = useTranslations('rankings')
  const router = useRouter()
  const goTo = (wanted: number) => (): void => {
    router.push(paths.rankingsPage(wanted))
  }
  return (
    <Pager
      label={t('pages')}
      words={t('page', { page, pages })}
      previous={t('previous')}
      next={t('next')}
      onPrevious={page > 1 ? goTo(page - 1) : null}
      onNext={page < pages ? goTo(page + 1) : null}
    />
  )
}
