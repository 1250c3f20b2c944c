import type { LevelTable } from './level-table.ts'

/** The most flicks for three stars, for two and for one, in this order: each at least the one before it, from 1. */
export type StarFlicks = readonly [three: number, two: number, one: number]

/** What a level is played for and under, beside its goal. */
export interface LevelTerms extends LevelTable {
  readonly flicks: StarFlicks
  /** Seconds for each flick, or null: no clock. */
  readonly clock: number | null
}
