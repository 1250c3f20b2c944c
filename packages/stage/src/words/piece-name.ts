import type { Piece } from '@skelly/court-view'
import type { Court } from '@skelly/engine'
import { whereabouts } from '../described/whereabouts.ts'
import { whereWords } from '../described/where-words.ts'
import type { SayWords } from '../described/words.ts'
import type { StageMessages } from '../i18n/stage-messages.ts'

interface NamedPiece {
  readonly piece: Piece
  /** What it is filled with, in words. */
  readonly fill: string
  readonly court: Court
}

type SayCourt = (key: keyof StageMessages['court'], values: Record<string, string>) => string

/** "Your cap, roof tar, in box 4": where a piece lies by what is chalked there, as the table in words has it. */
export const pieceName = ({ piece, fill, court }: NamedPiece, say: SayCourt, where: SayWords): string =>
  say(`piece_${piece.look}`, {
    name: piece.label,
    fill,
    where: whereWords(whereabouts(court, piece.at, piece.radius), where),
  })
