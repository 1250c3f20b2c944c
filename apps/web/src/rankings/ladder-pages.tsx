'use client'

import { Pager } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import type { LadderKind } from './ladder-kinds.tsx'
import { ladderPage } from './ladder-page.ts'

interface LadderPagesProps {
  readonly kind: LadderKind
  readonly page: number
  readonly pages: number
}

/** The pages of a ladder. */
export const LadderPages = ({ kind, page, pages }: LadderPagesProps): ReactNode => {
  const t = useTranslations('rankings')
  const router = useRouter()
  const goTo = (wanted: number) => (): void => {
    router.push(ladderPage(kind, wanted))
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
