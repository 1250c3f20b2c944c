'use client'

import type { MatchClient } from '@skelly/game-client'
import type { QuickWord } from '@skelly/protocol'
import { useEffect } from 'react'
import type { Passing } from '../talk/passing.ts'
import { SAID_FOR } from '../talk/said-for.ts'
import { usePassing } from '../talk/use-passing.ts'

/** What is said and pointed at just now, by whose seat. */
export interface TableTalkShown {
  readonly said: Readonly<Record<number, Passing<QuickWord>>>
  /** The seats whose caps are pointed at. */
  readonly taps: Readonly<Record<number, Passing<number>>>
}

/** For how long a finger is seen on a cap, ms. */
const TAPPED_FOR = 2_500

/** The talk at a table; nothing when it is not to be heard. */
export const useTableTalk = (client: MatchClient, muted: boolean): TableTalkShown => {
  const [said, say] = usePassing<QuickWord>(SAID_FOR)
  const [taps, tap] = usePassing<number>(TAPPED_FOR)
  useEffect(
    () =>
      client.onTalk((talk) => {
        if (muted) return
        if (talk.kind === 'said') say(talk.news.seat, talk.news.word)
        else tap(talk.news.seat, talk.news.cap)
      }),
    [client, muted, say, tap],
  )
  return { said, taps }
}
