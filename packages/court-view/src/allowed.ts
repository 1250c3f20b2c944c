import type { Flick, Point, Rectangle } from '@skelly/engine'

/** Where a flick would send its cap, as far as that is shown. */
export interface GuidedWay {
  /** The way of the cap's centre, mm; the last point is where the guide ends. */
  readonly path: readonly Point[]
  /** Whether the cap goes on from there as it came: it neither stops nor touches anything where the guide ends. */
  readonly goesOn: boolean
}

/** Null when no guide is to be shown. */
export type FlickGuide = (flick: Flick) => GuidedWay | null

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
