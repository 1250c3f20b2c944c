import { decodeReplay, isKiller, soloFlicks, walkReplay, type Replay } from '@skelly/engine'
import { eventsOf } from '@skelly/game-client/device'
import { z } from 'zod'

/** The best solo run of this device, as it is remembered. */
export const bestRunSchema = z.object({ flicks: z.int().min(1), replay: z.string() })
export type BestRun = z.infer<typeof bestRunSchema>

/** Where on this device the best run is remembered. */
export const BEST_RUN = 'solo.best'

/** The flicks that a finished run has cost (R9.1); null for one that is not finished or can't be played again. */
const flicksOfRun = (replay: Replay): number | null => {
  const { frames, refused } = walkReplay(replay)
  const cap = frames.at(-1)?.after.state.caps[0]
  if (refused !== null || cap === undefined || !isKiller(cap.progress)) return null
  return soloFlicks(frames.flatMap(({ entry }) => eventsOf(entry)))
}

/** The run as the text says it, if it is a run and takes as many flicks as is remembered; else null. */
export const readRun = ({ replay, flicks }: BestRun): Replay | null => {
  const decoded = decodeReplay(replay)
  return decoded.ok && flicksOfRun(decoded.value) === flicks ? decoded.value : null
}

/** Whether a run is better than the best one so far. */
export const isBetter = (flicks: number, best: BestRun | null): boolean =>
  best === null || flicks < best.flicks
