import type { Fill, Strength } from '@skelly/engine'
import type { TwistKind } from '@skelly/engine/challenges'

export type Pair = readonly [x: number, y: number]
/** Left, top, right, bottom. */
export type Sides = readonly [left: number, top: number, right: number, bottom: number]

export interface CourtFile {
  readonly width: number
  readonly height: number
  readonly boxes: readonly (readonly [
    number: number,
    left: number,
    top: number,
    right: number,
    bottom: number,
  ])[]
  readonly skull: Sides | null
  readonly start: Sides | null
  readonly posts: readonly (readonly [x: number, y: number, radius: number])[]
  readonly walls: readonly (readonly [fromX: number, fromY: number, toX: number, toY: number])[]
}

export interface CapFile {
  readonly at: Pair
  readonly fill: Fill | null
  readonly progress?: number
  readonly wonLast?: number | null
  readonly sittingOut?: number
  readonly computer?: Strength
}

export type GoalFile =
  | { readonly kind: 'run'; readonly to: number }
  | { readonly kind: 'long shot'; readonly distance: number }
  | { readonly kind: 'bank'; readonly times: number }
  | { readonly kind: 'two touch' | 'knockout' | 'free'; readonly caps: readonly string[] }
  | { readonly kind: 'push'; readonly cap: string; readonly boxes: readonly number[] }
  | { readonly kind: 'race'; readonly box: number }
  | { readonly kind: 'game' }

export interface TwistFile {
  readonly kind: TwistKind
  readonly flicks?: number
}

export interface TurnFile {
  readonly setDown?: Pair
  readonly flick: readonly [dx: number, dy: number, strength: number]
}

export interface Words {
  readonly en: string
  readonly es: string
}

/** A level's file before it is read (docs/challenges.md). */
export interface LevelFile {
  readonly format: 1
  readonly number: number
  readonly chapter: number
  readonly title: Words
  readonly hint: Words
  readonly court: CourtFile
  readonly caps: readonly CapFile[]
  readonly grip?: number
  readonly seed: number
  readonly goal: GoalFile
  readonly twists: readonly TwistFile[]
  readonly flicks: readonly [three: number, two: number, one: number]
  readonly clock: number | null
  readonly solution: { readonly fill: Fill; readonly turns: readonly TurnFile[] }
  readonly measured: { readonly tolerance: number; readonly difficulty: number }
}
