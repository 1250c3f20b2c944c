import type { Point, Pull } from '@skelly/engine'
import type { KeyAim } from './key-aim.ts'

/** What a drag on the court does when a cap may be set down before it is flicked. */
export type HandMode = 'aim' | 'set-down'

/** A place on the screen in CSS pixels. */
export interface ScreenPoint {
  readonly x: number
  readonly y: number
}

/** What the player's hand is doing. */
export type HandState =
  | { readonly kind: 'idle' }
  /** Pulling back: from where the finger touched down, wherever that is on the court, to where it is now. */
  | { readonly kind: 'pulling'; readonly pointer: number; readonly from: ScreenPoint; readonly pull: Pull }
  /** Moving the cap before the flick: it follows the finger from beside. */
  | {
      readonly kind: 'placing'
      readonly pointer: number
      readonly from: ScreenPoint
      /** Where the cap was when the finger touched down, mm. */
      readonly picked: Point
      /** Millimetres a CSS pixel: the court's own when the cap itself was taken, finer from elsewhere. */
      readonly pace: number
      /** Where it is now: always a legal place, or the one it was picked at. */
      readonly at: Point
    }
  /** Aiming with the keyboard. */
  | { readonly kind: 'keying'; readonly aim: KeyAim }
  /** Moving the cap with the keyboard, until the key comes up. */
  | { readonly kind: 'nudging'; readonly at: Point }

export const IDLE: HandState = { kind: 'idle' }
