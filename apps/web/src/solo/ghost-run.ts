import { soloFlicks, walkReplay, type Fill, type Point, type Replay, type SkellyEvent } from '@skelly/engine'
import { eventsOf } from '@skelly/game-client/device'

/** Where a run's cap lay after as many flicks. */
export interface GhostStop {
  readonly flicks: number
  readonly at: Point
}

export interface GhostRun {
  readonly fill: Fill
  /** In the run's order, the place before the first flick included. */
  readonly stops: readonly GhostStop[]
}

/** A finished run as a ghost: its cap after every flick. Null when it can't be played again. */
export const ghostRun = (replay: Replay): GhostRun | null => {
  const { begin, frames } = walkReplay(replay)
  const start = begin?.state.caps[0]
  if (start === undefined) return null
  const stops: GhostStop[] = [{ flicks: 0, at: start.at }]
  let events: readonly SkellyEvent[] = []
  for (const frame of frames) {
    events = [...events, ...eventsOf(frame.entry)]
    const at = frame.after.state.caps[0]?.at
    if (at !== undefined && frame.after.ply > frame.before.ply) stops.push({ flicks: soloFlicks(events), at })
  }
  return { fill: start.fill, stops }
}

/** Where the ghost lies when this many flicks are done. */
export const ghostAt = ({ stops }: GhostRun, flicks: number): Point | null =>
  stops.findLast((stop) => stop.flicks <= flicks)?.at ?? null
