'use client'

import { ReplayViewer } from '@skelly/court-view'
import { courtOf, useCourtWords, useReplayWords, type StagedGame } from '@skelly/stage'
import { EmptyState, Spinner } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

interface CaseReplayProps {
  readonly hasReplay: boolean
  readonly staged: StagedGame | null
  readonly goTo: { readonly frame: number } | null
  readonly onFrame: (frame: number) => void
}

/** The desk has keys of its own for these. */
const OWN_KEYS = ['slow-motion', 'keys'] as const

/** The game as it was played, in the viewer of all replays. */
export const CaseReplay = ({ hasReplay, staged, goTo, onFrame }: CaseReplayProps): ReactNode => {
  const t = useTranslations('cases')
  const [words, courtWords] = [useReplayWords(), useCourtWords()]
  const state = staged?.game.walk.begin?.state
  if (!hasReplay) return <EmptyState title={t('noReplay')} description={t('noReplayWhy')} />
  if (staged === null || state === undefined) return <EmptyState title={t('unreadable')} />
  if (!staged.isReady) return <Spinner />
  return (
    <div className="case-replay">
      <ReplayViewer
        court={courtOf(state)}
        frames={staged.frames}
        proof={staged.proof}
        initialFrame={staged.frames.length - 1}
        withoutKeys={OWN_KEYS}
        {...{ goTo, onFrame, words, courtWords }}
      />
    </div>
  )
}
