'use client'

import { CourtView } from '@skelly/court-view'
import { streetCourt } from '@skelly/engine'
import type { LineStatus } from '@skelly/game-client'
import { Spinner } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { lineWord } from '../frame/line-word.ts'
import { useCourtWords } from '@skelly/stage'
import { MatchBar } from './match-bar.tsx'
import { TableFrame } from './table-frame.tsx'

const NOTHING = { kind: 'nothing' } as const

/** The empty court, while the table is not known yet. */
export const WalkingOver = ({ status }: { readonly status: LineStatus }): ReactNode => {
  const t = useTranslations('match')
  const line = useTranslations('line')
  const words = useCourtWords()
  return (
    <TableFrame court={streetCourt} isAlone={false} bar={<MatchBar grip={null} />}>
      {/* as high as the players will stand above the court, so that it does not move when they come */}
      <div aria-hidden className="beside:hidden flex h-14.5 shrink-0 gap-1.5 px-1.5">
        <span className="bg-surface/80 flex-1 rounded-xl" />
        <span className="bg-surface/80 flex-1 rounded-xl" />
      </div>
      <main className="flex min-h-0 flex-1 flex-col gap-1">
        <div className="min-h-0 flex-1 [grid-area:court]">
          <CourtView court={streetCourt} pieces={[]} allowed={NOTHING} words={words} />
        </div>
        <p
          role="status"
          className="beside:h-auto beside:items-start flex h-21 shrink-0 items-center justify-center gap-3 px-4 text-balance [grid-area:said] [@media(height>=46rem)]:h-28"
        >
          <Spinner />
          {status.kind === 'reconnecting' ? line(lineWord(status)) : t('connecting')}
        </p>
      </main>
    </TableFrame>
  )
}
