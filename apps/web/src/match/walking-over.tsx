'use client'

import { CourtView } from '@skelly/court-view'
import { streetCourt } from '@skelly/engine'
import type { LineStatus } from '@skelly/game-client'
import { Spinner } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { lineWord } from '../frame/line-word.ts'
import { useCourtWords } from '../words/use-court-words.ts'
import { MatchBar } from './match-bar.tsx'

const NOTHING = { kind: 'nothing' } as const

/** The empty court, while the table is not known yet. */
export const WalkingOver = ({ status }: { readonly status: LineStatus }): ReactNode => {
  const t = useTranslations('match')
  const line = useTranslations('line')
  const words = useCourtWords()
  return (
    <div className="table-height flex flex-col">
      <MatchBar grip={null} />
      {/* as high as the players will stand above the court, so that it does not move when they come */}
      <div aria-hidden className="beside:hidden mb-2 flex h-26 shrink-0 gap-2 px-2">
        <span className="bg-surface/80 flex-1 rounded-xl" />
        <span className="bg-surface/80 flex-1 rounded-xl" />
      </div>
      <main className="mx-auto flex min-h-0 w-full max-w-3xl flex-1 flex-col gap-1">
        <div className="min-h-0 flex-1">
          <CourtView court={streetCourt} pieces={[]} allowed={NOTHING} words={words} />
        </div>
        <p role="status" className="flex h-22 shrink-0 items-center justify-center gap-3 px-4 text-balance">
          <Spinner />
          {status.kind === 'reconnecting' ? line(lineWord(status)) : t('connecting')}
        </p>
      </main>
    </div>
  )
}
