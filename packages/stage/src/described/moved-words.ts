import type { Piece } from '@skelly/court-view'
import type { Court } from '@skelly/engine'
import { whereabouts } from './whereabouts.ts'
import { whereWords } from './where-words.ts'
import type { SayWords } from './words.ts'

/** Nearer than this to where it was, a cap is not told to have been moved, mm. */
const UNMOVED = 1

const isMoved = (piece: Piece, before: readonly Piece[]): boolean => {
  const was = before.find(({ id }) => id === piece.id)
  return was !== undefined && Math.hypot(was.at.x - piece.at.x, was.at.y - piece.at.y) >= UNMOVED
}

/**
 * Where the caps lie that a shot has moved: "Your cap lies in box 4 now."
 * @param ownId the own cap, or null where all go by their names
 */
export const movedWords = (
  court: Court,
  before: readonly Piece[],
  after: readonly Piece[],
  ownId: string | null,
  say: SayWords,
): readonly string[] =>
  after
    .filter((piece) => isMoved(piece, before))
    .map((piece) =>
      say(piece.id === ownId ? 'movedOwn' : 'moved', {
        name: piece.label,
        where: whereWords(whereabouts(court, piece.at, piece.radius), say),
      }),
    )
