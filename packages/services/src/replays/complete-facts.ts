import { setImmediate as elsewhere } from 'node:timers/promises'
import type { Database } from '@skelly/db'
import { decodeReplay, gameFacts, walkReplay } from '@skelly/engine'
import { keepFacts, type FactualGame } from './keep-facts.ts'

/** Replays that are read at once. */
const BATCH = 50
/** Stands before every id. */
const FIRST = '00000000-0000-0000-0000-000000000000'

/** What came of it. */
export interface FactsCompletion {
  readonly added: number
  /** Replays that this engine can't play to their end: they stand in no list. */
  readonly unreadable: readonly string[]
}

/**
 * Gives every stored replay its facts that has none: those from before there were any. Each is played again. Several
 * processes may do it at once, and it may be stopped between any two.
 */
export const completeFacts = async (database: Database, stop?: AbortSignal): Promise<FactsCompletion> => {
  const unreadable: string[] = []
  let [added, after] = [0, FIRST]
  for (;;) {
    const missing = await database.gameFacts.missing(after, BATCH)
    for (const replay of missing) {
      if (stop?.aborted === true) return { added, unreadable }
      const game = factualGame(replay)
      if (game === null) unreadable.push(replay.replayId)
      else {
        await database.transaction((repositories) => keepFacts(repositories, game))
        added += 1
      }
      // the process has games to see to
      await elsewhere()
    }
    const last = missing.at(-1)
    if (last === undefined) return { added, unreadable }
    after = last.replayId
  }
}

const factualGame = ({
  endedAt,
  matchId,
  replayId,
  text,
}: {
  readonly endedAt: number
  readonly matchId: string
  readonly replayId: string
  readonly text: string
}): FactualGame | null => {
  const decoded = decodeReplay(text)
  if (!decoded.ok) return null
  const { frames, refused } = walkReplay(decoded.value)
  const last = frames.at(-1)?.after
  const isOver = last?.phase.kind === 'over' || last?.phase.kind === 'void'
  if (last === undefined || !isOver || refused !== null) return null
  const facts = gameFacts(
    last,
    frames.map(({ entry }) => entry),
  )
  return { replayId, matchId, endedAt, way: decoded.value.setup.way, facts }
}
