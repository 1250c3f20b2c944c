'use client'

import { CourtView } from '@skelly/court-view'
import { streetCourt } from '@skelly/engine'
import { Spinner } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useCourtWords } from '../words/use-court-words.ts'
import { MatchBar } from './match-bar.tsx'

const NOTHING = { kind: 'nothing' } as const

/** The empty court, while the table is not known yet. */
export const WalkingOver = (): ReactNode => {
  const t = useTranslations('match')
  const words = useCourtWords()
  return (
    <div className="table-height flex flex-col">
      <MatchBar grip={null} onLeave={null} />
      <main className="mx-auto flex min-h-0 w-full max-w-3xl flex-1 flex-col gap-2">
        <div className="min-h-0 flex-1">
          <CourtView court={streetCourt} pieces={[]} allowed={NOTHING} words={words} />
        </div>
        <p role="status" className="flex h-22 items-center justify-center gap-3">
          <Spinner />
          {t('connecting')}
        </p>
      </main>
    </div>
  )
}
