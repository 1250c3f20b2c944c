import type { Piece } from '@skelly/court-view'
import { CAP_RADIUS } from '@skelly/engine'
import { ghostAt, type GhostRun } from './ghost-run.ts'

/** The best run's cap beside the own one, for the eye only. */
export const ghostPiece = (run: GhostRun, flicks: number, label: string): readonly Piece[] => {
  const at = ghostAt(run, flicks)
  if (at === null) return []
  return [{ id: 'ghost', label, fill: run.fill, colour: 1, at, radius: CAP_RADIUS, look: 'ghost' }]
}
