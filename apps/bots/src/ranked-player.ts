import { unreachable, type Fill } from '@skelly/engine'
import type { Hand } from '@skelly/engine/bots'
import { MatchClient, QueueClient, type QueueSnapshot } from '@skelly/game-client'
import type { MatchResult } from '@skelly/protocol'
import type { Account } from './account.ts'
import { agreeOnRematch } from './agree-on-rematch.ts'
import { makeSeed } from './make-seed.ts'
import type { Pace } from './pace.ts'
import { pause } from './pause.ts'
import { playMatch, type Ending } from './play-match.ts'
import { describeResult } from './describe-result.ts'
import { Stopped } from './stopped.ts'
import { until } from './until.ts'

export interface RankedPlayer {
  readonly account: Account
  readonly fill: Fill
  readonly hand: Hand
  readonly pace: Pace
  /** Games to play; null plays until stopped. */
  readonly games: number | null
  /** Whether it wishes for a rematch after each game. */
  readonly rematch: boolean
  readonly signal: AbortSignal
  readonly say: (line: string) => void
}

/** How long a player who is stopped waits for the server to hear that it leaves, ms. */
const FAREWELL = 3_000

/** A game that was played, and the rematch that was agreed upon after it. */
interface Played {
  readonly ending: Ending
  readonly next: string | null
}

/** Queues, plays, and again. Ends after its games or, with an own word for it, when stopped. */
export const playRanked = async (player: RankedPlayer): Promise<void> => {
  const { account, games, pace, say, signal } = player
  let agreed: string | null = null
  for (let left = games ?? Infinity; left > 0; left -= 1) {
    const open = agreed ?? (await account.api.me.card.query())?.openGame?.matchId ?? null
    const matchId = open ?? (await findMatch(player))
    say(`${account.name} ${open === null ? 'plays' : wordFor(agreed)} ${matchId}`)
    const { ending, next } = await playOne(player, matchId, left > 1)
    agreed = next
    say(
      ending.kind === 'settled'
        ? describeResult(account.name, ending.result)
        : `${account.name}: ${ending.why}`,
    )
    await pause(pace.rest, signal)
  }
}

const wordFor = (agreed: string | null): string => (agreed === null ? 'goes back to' : 'plays once more')

const findMatch = async ({ account, fill, say, signal }: RankedPlayer): Promise<string> => {
  const queue = new QueueClient({ admit: () => account.api.ranked.enter.mutate({ fill }) })
  queue.connect()
  say(`${account.name} is in the queue with ${fill}`)
  try {
    return await until(queue, (snapshot) => matchIn(queue, snapshot), signal)
  } finally {
    queue.close()
  }
}

/** Says yes when asked whether anyone will do. */
const matchIn = (queue: QueueClient, { searching, status }: QueueSnapshot): string | null => {
  if (searching?.askAnyone === true) queue.anyone()
  switch (status.kind) {
    case 'matched':
      return status.matchId
    case 'refused':
      throw new Error(`the queue refused: ${status.why}`)
    case 'taken-over':
      throw new Error('somebody else queues as this player')
    // it closes its line itself just before it says `matched`
    case 'closed':
    case 'connecting':
    case 'reconnecting':
    case 'searching':
      return null
    default:
      return unreachable(status)
  }
}

const playOne = async (player: RankedPlayer, matchId: string, goesOn: boolean): Promise<Played> => {
  const { account, hand, pace, rematch, signal } = player
  const client = new MatchClient({ matchId, admit: () => account.api.match.admit.mutate({ matchId }) })
  client.connect()
  try {
    const ending = await playMatch(client, { hand, pace, seed: makeSeed(), signal })
    const isAsked = rematch && goesOn && ending.kind === 'settled'
    return { ending, next: isAsked ? await agreeOnRematch(client, signal) : null }
  } catch (problem) {
    if (problem instanceof Stopped) await sayGoodbye(client)
    throw problem
  } finally {
    client.close()
  }
}

/** A player who is stopped resigns, so that nobody waits for it. */
const sayGoodbye = async (client: MatchClient): Promise<void> => {
  client.leave()
  const soon = AbortSignal.timeout(FAREWELL)
  await until(client, ({ result }: { readonly result: MatchResult | null }) => result, soon).catch(
    (problem: unknown) => {
      if (!(problem instanceof Stopped)) throw problem
    },
  )
}
