import type { Fill, Strength } from '@skelly/engine'
import type { Draft } from '../draft.ts'
import type { CapFile, CourtFile, GoalFile } from '../level-file.ts'

type Both = readonly [en: string, es: string]
type Rest = Partial<Omit<Draft, 'title' | 'hint' | 'court' | 'caps' | 'goal'>>

/** A draft: its title and hint in English and Spanish, then the level. */
export const draft = (
  [title, hint]: readonly [title: Both, hint: Both],
  court: CourtFile,
  caps: readonly CapFile[],
  goal: GoalFile,
  rest: Rest = {},
): Draft => ({
  title: { en: title[0], es: title[1] },
  hint: { en: hint[0], es: hint[1] },
  court,
  caps,
  goal,
  ...rest,
})

/** The person's cap, with the box that it is to land in and its fill, if the level says one. */
export const you = (x: number, y: number, target = 1, fill: Fill | null = null): CapFile => ({
  at: [x, y],
  fill,
  ...(target === 1 ? {} : { progress: target - 1, wonLast: null }),
})

/** The person's cap after 25 stops. */
export const killer = (x: number, y: number, fill: Fill | null = null): CapFile => ({
  at: [x, y],
  fill,
  progress: 25,
})

/** A bystander. */
export const cap = (x: number, y: number, fill: Fill = 'empty'): CapFile => ({ at: [x, y], fill })

/** A bystander that sits out. */
export const stuck = (x: number, y: number, fill: Fill = 'empty'): CapFile => ({
  at: [x, y],
  fill,
  sittingOut: 2,
})

/** A computer player's cap after so many stops. */
export const rival = (
  [x, y]: readonly [number, number],
  computer: Strength,
  progress: number,
  fill: Fill = 'empty',
): CapFile => ({ at: [x, y], fill, computer, ...(progress === 0 ? {} : { progress, wonLast: null }) })

export const run = (to: number): GoalFile => ({ kind: 'run', to })
export const longShot = (distance: number): GoalFile => ({ kind: 'long shot', distance })
export const bank = (times: number): GoalFile => ({ kind: 'bank', times })
export const push = (...boxes: readonly number[]): GoalFile => ({ kind: 'push', cap: 'B', boxes })
export const twoTouch = (caps: string): GoalFile => ({ kind: 'two touch', caps: Array.from(caps) })
export const knockout = (caps: string): GoalFile => ({ kind: 'knockout', caps: Array.from(caps) })
export const free = (caps: string): GoalFile => ({ kind: 'free', caps: Array.from(caps) })
export const race = (box: number): GoalFile => ({ kind: 'race', box })
export const game: GoalFile = { kind: 'game' }

export const NO_TOUCH = { kind: 'touch no cap' } as const
export const SKULL_ENDS = { kind: 'the skull ends it' } as const
export const CHALK_ENDS = { kind: 'the chalk ends it' } as const
export const chalkCosts = (flicks: number) =>
  ({ kind: 'the chalk costs a stated number of flicks', flicks }) as const

/** Few flicks: a second try for two stars and no third, so that nothing is left that one star could be for. */
export const FEW = { spare: 1 } as const
