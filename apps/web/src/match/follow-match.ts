import type { MatchClient } from '@skelly/game-client'
import type { StageEvent } from '../stage/stage.ts'
import { refusalShown } from './refusal-shown.ts'

/** The part of a live match that the court follows. */
export type Followed = Pick<MatchClient, 'getSnapshot' | 'subscribe' | 'onEntry' | 'onRefused'>

/**
 * Tells the stage of everything that happens in a live match, until the returned function is called.
 * @param clock `performance.now`, on which shots are drawn
 */
export const followMatch = (
  client: Followed,
  dispatch: (event: StageEvent) => void,
  clock: () => number,
): (() => void) => {
  let seq: number | null = null
  const adoptWhenJumped = (): void => {
    const { match, pending, lastEntry } = client.getSnapshot()
    if (match === null || match.seq === seq) return
    // The snapshot is a step ahead: the entry that made it comes next, to be shown as what it is.
    if (seq !== null && lastEntry?.seq === seq && match.seq === seq + 1) return
    seq = match.seq
    const awaiting = pending !== null && pending.ply === match.ply
    dispatch({ kind: 'adopted', state: match.state, awaiting })
  }
  const unfollow = [
    client.onEntry(({ entry, before, after }) => {
      seq = after.seq
      const events = entry.happenings.flatMap((happening) =>
        happening.kind === 'played' ? [happening.event] : [],
      )
      const tables = { before: before.state, after: after.state }
      dispatch({ kind: 'stepped', step: { seq: entry.seq, ...tables, events, heardAt: clock() } })
    }),
    client.onRefused((refused) => {
      if (refusalShown(refused) !== null) dispatch({ kind: 'refused', shotId: refused.shotId })
    }),
    client.subscribe(adoptWhenJumped),
  ]
  adoptWhenJumped()
  return () => {
    for (const stop of unfollow) stop()
  }
}
