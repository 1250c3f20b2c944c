import type { RecordedEnd } from '../match/record.ts'
import type { Match } from '../match/match.ts'
import { endText } from '../notation/end-text.ts'
import type { Replay } from './replay.ts'
import { walkReplay, type Walk } from './walk-replay.ts'

export type Verification =
  | { readonly verified: true; readonly shots: number }
  /** `shot` counts flicks and turns lost to the clock from 1: the first one that differs. */
  | {
      readonly verified: false
      readonly shot: number
      readonly why: 'refused' | 'other-hash' | 'other-end'
    }

/** Whether playing the replay again gives every state hash and the end that it says. */
export const verifyReplay = (replay: Replay): Verification => verifyWalk(replay, walkReplay(replay))

/** The same for a walk that was taken already. */
export const verifyWalk = ({ end }: Replay, { begin, frames, refused }: Walk): Verification => {
  const differing = frames.find(({ matches }) => matches === false)
  if (differing !== undefined) return { verified: false, shot: differing.before.ply + 1, why: 'other-hash' }
  const last = frames.at(-1)?.after ?? begin
  const shots = last?.ply ?? 0
  if (refused !== null || last === null) return { verified: false, shot: shots + 1, why: 'refused' }
  return endText(endOf(last)) === endText(end)
    ? { verified: true, shots }
    : { verified: false, shot: Math.max(shots, 1), why: 'other-end' }
}

const endOf = <State>({ phase }: Match<State>): RecordedEnd | null => {
  if (phase.kind === 'over') return { kind: 'over', places: phase.places, leaving: phase.leaving }
  return phase.kind === 'void' ? { kind: 'void', why: phase.why } : null
}
