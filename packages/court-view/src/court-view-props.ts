import type { Court, Flick, Point, Pull } from '@skelly/engine'
import type { Allowed } from './allowed.ts'
import type { CourtWords } from './court-words.ts'
import type { KeyAim } from './hand/key-aim.ts'
import type { HandMoment } from './hand/hand-moment.ts'
import type { CourtTap } from './layers/tap-layer.tsx'
import type { CourtWay } from './layers/way-layer.tsx'
import type { CourtWord } from './layers/word-layer.tsx'
import type { Piece } from './pieces/piece.ts'
import type { ShownShot } from './shot/shown-shot.ts'
import type { Foresee } from './shot/use-foreseen.ts'

/** The public door of the court on the screen. */
export interface CourtViewProps {
  readonly court: Court
  readonly pieces: readonly Piece[]
  /** A box to light up, by its number. */
  readonly highlight?: number | null
  /** While it is given, its pieces are drawn where the trace has them, and nothing can be done. */
  readonly shot?: ShownShot | null
  /**
   * A ruling, chalked beside its cap when the caps lie still, also where it is known before; decoration, so it has to
   * be said elsewhere, too.
   */
  readonly word?: CourtWord | null
  readonly allowed: Allowed
  /** An aim that is held by other controls than the court's own: drawn as one of the keyboard's while the hand is idle. */
  readonly aimed?: KeyAim | null | undefined
  /** What a flick would lead to, asked while the finger holds still: then its shot is ready when it lets go. */
  readonly foresee?: Foresee | undefined
  /** The pull in CSS pixels, or null when the flick came from the keyboard. */
  readonly onFlick?: (flick: Flick, pull: Pull | null) => void
  /** A legal place on the 1/1024 mm grid. The caller moves the piece there at once. */
  readonly onSetDown?: (at: Point) => void
  /** Somebody has begun to aim; once for each pull. */
  readonly onAim?: () => void
  /** Something is felt in the hand that is on the court. */
  readonly onHand?: ((moment: HandMoment) => void) | undefined
  /** The running shot has come to rest on this screen; once for each shot id. */
  readonly onShotShown?: (shotId: string) => void
  /** Ways of shots that were played at another time, drawn faintly on the court. */
  readonly ways?: readonly CourtWay[] | undefined
  /** Fingers that are on caps just now. */
  readonly taps?: readonly CourtTap[] | undefined
  /** A finger on a piece while nothing is allowed on the court. */
  readonly onTap?: ((pieceId: string) => void) | undefined
  /** Where the buttons that say what a drag does are put instead of over a corner of the court; null until it is there. */
  readonly modesAt?: Element | null
  /** Whether the court takes the keys when nothing else on the page has them. */
  readonly takesKeys?: boolean
  readonly words?: CourtWords
  /** Whether a left hand plays: what lies over a corner of the court lies on its side. */
  readonly isLeftHanded?: boolean | undefined
  /** `contain` fits both ways into a parent that has a height; `width` takes the width and the height it needs. */
  readonly fit?: 'contain' | 'width'
  readonly className?: string
}
