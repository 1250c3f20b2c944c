'use client'

import { MatchClient, type Admit, type MatchSnapshot } from '@skelly/game-client'
import { useState } from 'react'
import { useQuietSnapshot } from '../frame/use-quiet-snapshot.ts'
import { useLine } from '../frame/use-line.ts'
import { usePageTold } from './use-page-told.ts'

/** The player's end of a live match: connected while the page is shown. */
export const useMatchClient = (
  matchId: string,
  admit: Admit,
): { readonly client: MatchClient; readonly snapshot: MatchSnapshot } => {
  const [client] = useState(() => new MatchClient({ matchId, admit }))
  useLine(client)
  usePageTold(client)
  const snapshot = useQuietSnapshot(client)
  return { client, snapshot }
}
