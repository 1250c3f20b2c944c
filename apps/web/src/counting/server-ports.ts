import type { KeptAttempt, Result, SentAttemptRefusal } from '@skelly/protocol'
import { TRPCClientError } from '@trpc/client'
import type { createClient } from '../trpc/create-client.ts'
import type { DeskPorts } from './counting-desk.ts'
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

/** What a desk asks the server. */
export const serverPorts = (
  api: ReturnType<typeof createClient>,
): Pick<DeskPorts, 'issueSeeds' | 'send' | 'ownLevels' | 'sendAttempt'> => ({
  issueSeeds: (wanted, givenUp) =>
    api.deviceGames.issueSeeds.mutate({ wanted, givenUp: [...givenUp] }, within(SOON)),
  send: ({ game, rematchOf }) => orSignedOut(api.deviceGames.send.mutate({ game, rematchOf }, within(LATER))),
  ownLevels: () => api.challenges.mine.query(undefined, within(SOON)),
  sendAttempt: ({ number, stars, replay }) =>
    orSignedOut(api.challenges.send.mutate({ number, stars, replay }, within(LATER)).then(wordOf)),
})
