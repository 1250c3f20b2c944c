import type { Point } from '@skelly/engine'
import type { Allowed } from '../allowed.ts'
import type { AimKey } from './key-aim.ts'
import type { HandMode, ScreenPoint } from './hand-state.ts'

/** What reaches the court from a finger, a mouse or a keyboard. */
export type HandEvent =
  /** `on` is the same place on the court, mm. */
  | { readonly kind: 'press'; readonly pointer: number; readonly screen: ScreenPoint; readonly on: Point }
  | { readonly kind: 'drag'; readonly pointer: number; readonly screen: ScreenPoint }
  | { readonly kind: 'release'; readonly pointer: number; readonly screen: ScreenPoint }
  /** The pointer is not down any more, and nobody has seen it being lifted. */
  | { readonly kind: 'slip'; readonly pointer: number }
  /** Escape, the right button, a second finger, a call that comes in, a turn that is over: nothing is fired. */
  | { readonly kind: 'break-off' }
  | { readonly kind: 'key'; readonly key: AimKey; readonly fine: boolean }
  | { readonly kind: 'key-up' }
  | { readonly kind: 'enter' }

/** What the hand finds on the table. */
export interface Table {
  readonly allowed: Exclude<Allowed, { readonly kind: 'nothing' }>
  readonly mode: HandMode
  /** Where the piece that may move is, mm. */
  readonly at: Point
  readonly mmPerPx: number
}
