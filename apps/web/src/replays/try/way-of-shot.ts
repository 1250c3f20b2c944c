import type { Point } from '@skelly/engine'
import { pieceIdOf, type Said, shotOnCourt } from '@skelly/stage'

/** The way of the shooter's cap in a shot, from where it lay to where it stopped, mm; null for what is no shot. */
export const wayOfShot = ({ events, before }: Said): readonly Point[] | null => {
  const event = events.find(({ kind }) => kind === 'shot')
  if (event?.kind !== 'shot') return null
  const { trace, pieceIds } = shotOnCourt(before, event.seat, event.flick)
  const body = pieceIds.indexOf(pieceIdOf(event.seat))
  const rest = trace.rest[body]
  return rest === undefined ? null : [...(trace.segments[body] ?? []).map(({ from }) => from), rest]
}
