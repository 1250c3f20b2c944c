'use client'

import { ReplayViewer } from '@skelly/court-view'
import type { Match, SkellyState } from '@skelly/engine'
import { useTranslations } from 'next-intl'
import { useMemo, type ReactNode } from 'react'
import { courtOf } from '../stage/table-bodies.ts'
import { useCourtWords } from '../words/use-court-words.ts'
import type { NumberedFrame } from './replay-frames.ts'
import { useReplayWords } from './use-replay-words.ts'

interface ReadingStageProps {
  readonly begin: Match<SkellyState>
  /** The table before anything was played. */
  readonly opening: NumberedFrame
}

/** The table and the controls in their places while the game is played again: nothing can be done with them yet. */
export const ReadingStage = ({ begin, opening }: ReadingStageProps): ReactNode => {
  const t = useTranslations('replay')
  const words = useReplayWords()
  const courtWords = useCourtWords()
  const frames = useMemo(() => [opening], [opening])
  const quiet = useMemo(() => ({ ...words, end: '' }), [words])
  return (
    <div inert aria-busy>
      <ReplayViewer
        court={courtOf(begin.state)}
        frames={frames}
        proof={{ kind: 'checking', words: t('verifying') }}
        words={quiet}
        courtWords={courtWords}
      />
    </div>
  )
}
