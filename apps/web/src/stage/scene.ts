import type { Flick, Point, Seat, ShotId, SkellyState } from '@skelly/engine'
import type { Said } from '@skelly/stage'

/** A shot that rolls on this screen. */
export interface RollingShot {
  readonly shotId: ShotId
  readonly seat: Seat
  readonly flick: Flick
  /** The table as it was when the cap was flicked. */
  readonly before: SkellyState
  /** On the clock of `performance.now()`, ms. */
  readonly startedAt: number
  /** 1 is the simulated speed. */
  readonly rate: number
}

/** What became of a shot, known as soon as the referee has counted it, told when the caps have stopped. */
export interface Outcome {
  readonly state: SkellyState
  readonly said: Said
}

/** What the court on this screen shows. */
export type Scene =
  | {
      readonly kind: 'still'
      readonly state: SkellyState
      /** Where the mover of this screen has put the cap, ahead of the referee's answer. */
      readonly placed: Point | null
    }
  | {
      readonly kind: 'rolling'
      readonly shot: RollingShot
      /** Null: the own flick, started at once and not counted yet. */
      readonly outcome: Outcome | null
      /** The caps lie still on this screen, but the outcome is not known yet. */
      readonly rested: boolean
    }

export const still = (state: SkellyState): Scene => ({ kind: 'still', state, placed: null })
