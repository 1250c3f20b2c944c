import type { Fill } from '../../caps/fill.ts'
import type { Court } from '../../court/court.ts'
import type { Flick } from '../../flick/flick.ts'
import type { Point } from '../../geometry/point.ts'
import type { Seat, ShotId } from '../../ids.ts'
import type { Places } from '../ruleset.ts'

/** One player's cap and how far its run has come (R1.7 to R1.9, R5.10). */
export interface SkellyCap {
  readonly fill: Fill
  /** On the 1/1024 mm grid; where it last was when it is no longer in the game. */
  readonly at: Point
  /** Stops done, 0 to 25; 25 is a killer (R1.7). */
  readonly progress: number
  /** The box most recently counted (R5.10). */
  readonly lastWon: number | null
  /** Turns still to lose, 0 to 2 (R1.8). */
  readonly sittingOut: number
  readonly inGame: boolean
  /** Whether it has flicked yet (R2.4, R11.1). */
  readonly flicked: boolean
  /** Whether a shot has moved it from its place in START before its first flick (R2.4). */
  readonly displaced: boolean
  /** Set where the cap is nobody's: it lies on a challenge's court, and no turn is ever its own (R2.1). */
  readonly bystander?: true
}

/** Where the mover may set down before flicking: START (R2.4) or the box just landed in (R5.3). */
export type SetDownArea = 'start' | number

export type SkellyTurn =
  | { readonly phase: 'aiming'; readonly mover: Seat }
  | {
      readonly phase: 'setting-down'
      readonly mover: Seat
      readonly within: SetDownArea
      /** Where the cap stopped: always allowed (R5.3). */
      readonly stoppedAt: Point
    }
  | { readonly phase: 'over'; readonly places: Places }

export interface SkellyState {
  /** The physics version that every shot of the match is played by, however long it lasts. */
  readonly physics: number
  readonly court: string
  /** The court itself, where it is a challenge's own and goes by no name that `courtNamed` knows. */
  readonly ground?: Court
  /** Hundredths (R2.6). */
  readonly grip: number
  /** By seat. */
  readonly caps: readonly SkellyCap[]
  /** Seats in the order in which they went out, those of one shot or moment together (R7.3). */
  readonly wentOut: readonly (readonly Seat[])[]
  readonly turn: SkellyTurn
}

/** What a player may ask for on their turn. Set-downs are whole numbers of 1/1024 mm. */
export type SkellyMove =
  | { readonly kind: 'aim' }
  | { readonly kind: 'set-down'; readonly x: number; readonly y: number }
  | ({ readonly kind: 'flick'; readonly shotId: ShotId } & Flick)

export const VERDICTS = [
  'knockout',
  'rescue',
  'knock-in',
  'pot',
  'box',
  'chalk',
  'skull',
  'home',
  'parked',
  'miss',
] as const
/** How a shot was judged: R4 and R5, from the top. */
export type Verdict = (typeof VERDICTS)[number]

/** A judged shot (R4, R5): all that changes by it beside where the caps lie. */
export interface Ruling {
  readonly verdict: Verdict
  /** The box that was landed in, potted or gained by touch; null when nothing was won. */
  readonly won: number | null
  readonly knockedOut: readonly Seat[]
  readonly freed: readonly Seat[]
  readonly becameKiller: boolean
  readonly lostKiller: boolean
  /** Whether the shooter shoots again; never when the game is over by this shot (R7.1). */
  readonly again: boolean
  /** The box in which the shooter may set down before its next flick (R5.3). */
  readonly setDown: number | null
  /** The shot's own XP (R11), without the game's end. */
  readonly xp: number
}

export type SkellyEvent =
  | { readonly kind: 'aimed'; readonly seat: Seat }
  | { readonly kind: 'set-down'; readonly seat: Seat; readonly at: Point }
  | {
      readonly kind: 'shot'
      readonly seat: Seat
      readonly shotId: ShotId
      readonly flick: Flick
      /** Milliseconds until all caps lie still, rounded up. */
      readonly rolls: number
      /** Where every cap lies afterwards, by seat. */
      readonly rest: readonly Point[]
      /** Seats whose caps the shooter's cap touched (R4). */
      readonly touched: readonly Seat[]
      readonly ruling: Ruling
    }
  | { readonly kind: 'turn-lost'; readonly seat: Seat; readonly why: 'clock' | 'sitting-out' }
  | { readonly kind: 'turn'; readonly turn: SkellyTurn }
  | { readonly kind: 'left'; readonly seats: readonly Seat[] }
  | { readonly kind: 'over'; readonly places: Places }

export const SKELLY_REFUSALS = [
  'not-your-turn',
  'not-setting-down',
  'off-the-grid',
  'outside-the-box',
  'on-the-chalk',
  'on-another-cap',
  'on-an-obstacle',
  'bad-flick',
] as const
export type SkellyRefusal = (typeof SKELLY_REFUSALS)[number]
