import type { ShownShot } from './shown-shot.ts'
import { spinAt } from './spin.ts'

/** By piece: how far it has turned about itself, degrees. */
export type Turned = Readonly<Record<string, number>>

/** The same when a shot has come to rest. */
export const turnedBy = (before: Turned, { trace, bodies, pieceIds }: ShownShot): Turned => ({
  ...before,
  ...Object.fromEntries(
    pieceIds.map((id, body) => [id, ((before[id] ?? 0) + spinAt(trace, bodies, body, trace.duration)) % 360]),
  ),
})
