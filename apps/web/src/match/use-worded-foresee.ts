'use client'

import type { CourtWord, Foresee } from '@skelly/court-view'
import type { Match, Seat, SkellyState } from '@skelly/engine'
import type { Said } from '@skelly/stage'
import { useState } from 'react'
import { withCapAt } from '../stage/allowed-for.ts'
import type { Stage } from '../stage/stage.ts'
import { wordedForesee } from './worded-foresee.ts'

interface WordedWishes {
  readonly match: Match<SkellyState>
  readonly stage: Stage
  /** Who may act on the court now, or null. */
  readonly seat: Seat | null
  readonly foresee: Foresee
  /** The word on the court for what was said. */
  readonly chalk: (said: Said) => CourtWord | null
}

/** What a flick leads to, with the word for it: so that it can be chalked, unseen, before the finger lets go. */
export const useWordedForesee = ({ match, stage, seat, foresee, chalk }: WordedWishes): Foresee => {
  const [worded] = useState(wordedForesee)
  const { scene } = stage
  const before = scene.kind === 'still' && seat !== null ? withCapAt(scene.state, seat, scene.placed) : null
  return worded(foresee, before === null || seat === null ? null : { match, before, seat }, chalk)
}
