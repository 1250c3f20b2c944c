'use client'

import type { KeptAttempt, Result, SentAttemptRefusal } from '@skelly/protocol'
import { TRPCClientError } from '@trpc/client'
import { useEffect, useState } from 'react'
import { browserStorage } from '../device/local-device.ts'
import { useTRPCClient } from '../trpc/trpc.ts'
import { CountingDesk } from './counting-desk.ts'
import { keptLedger } from './kept-ledger.ts'
import type { AttemptAnswer } from './sent-attempts.ts'

/** What is answered from what is kept, and what is played again first, within a minute (`not-now` after it), ms. */
const [SOON, LATER] = [20_000, 90_000]

/** A line that swallows what is asked must not keep all pages of the device from asking: they wait for one another. */
const within = (ms: number): { readonly signal: AbortSignal } => ({ signal: AbortSignal.timeout(ms) })

const orSignedOut = async <Answer>(asked: Promise<Answer>): Promise<Answer | null> => {
  try {
    return await asked
  } catch (error) {
    if (error instanceof TRPCClientError && error.message === 'not-signed-in') return null
    throw error
  }
}

const wordOf = (answer: Result<KeptAttempt, SentAttemptRefusal>): AttemptAnswer =>
  answer.ok ? answer.value.kind : answer.refusal

/** How often a page that is looked at tries again to get through, ms: a server that was away, or busy, tells nobody that it is back. */
const AGAIN_EVERY = 10_000

/** This page's desk: visited when the page opens, is looked at again, has a connection again, or did not get through. */
export const useCountingDesk = (): CountingDesk => {
  const api = useTRPCClient()
  const [desk] = useState(() => {
    const opened = new CountingDesk({
      ...keptLedger,
      issueSeeds: (wanted, givenUp) =>
        api.deviceGames.issueSeeds.mutate({ wanted, givenUp: [...givenUp] }, within(SOON)),
      send: ({ game, rematchOf }) =>
        orSignedOut(api.deviceGames.send.mutate({ game, rematchOf }, within(LATER))),
      ownLevels: () => api.challenges.mine.query(undefined, within(SOON)),
      sendAttempt: ({ number, stars, replay }) =>
        orSignedOut(api.challenges.send.mutate({ number, stars, replay }, within(LATER)).then(wordOf)),
      now: () => Date.now(),
    })
    opened.look()
    return opened
  })
  useEffect(() => {
    const visit = (): void => {
      if (!document.hidden) void desk.visit()
    }
    visit()
    const again = setInterval(() => {
      if (desk.isAwaited) visit()
    }, AGAIN_EVERY)
    const stopListening = browserStorage.onChange(() => desk.look())
    addEventListener('online', visit)
    document.addEventListener('visibilitychange', visit)
    return () => {
      clearInterval(again)
      stopListening()
      removeEventListener('online', visit)
      document.removeEventListener('visibilitychange', visit)
    }
  }, [desk])
  return desk
}
