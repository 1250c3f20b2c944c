import type { Flick, Point, Rectangle } from '@skelly/engine'

/**
 * The path, in mm, that the flicked cap's centre would take as far as the guide goes; its last point is where the
 * guide ends. Null when no guide is to be shown.
 */
export type FlickGuide = (flick: Flick) => readonly Point[] | null

/** Where the piece may be put before it is flicked. */
export interface SetDownPlace {
  /** Lit up on the court, mm. */
  readonly area: Rectangle
  /** Whether the piece's centre may be put here. Points come on the 1/1024 mm grid. */
  readonly isLegal: (at: Point) => boolean
}

/** What may be done on this court now. The court knows no rule: it is told. */
export type Allowed =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'flick'; readonly pieceId: string; readonly guide: FlickGuide | null }
  | {
      readonly kind: 'set-down-or-flick'
      readonly pieceId: string
      readonly guide: FlickGuide | null
      readonly place: SetDownPlace
    }
