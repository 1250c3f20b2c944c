import type { Seat } from '@skelly/engine'
import type { Said, Say, TableLook } from '@skelly/stage'
import type { CourtScene } from '../stage/use-court-scene.ts'

/** A table that is told in words, and to whom. */
export interface ToldTable {
  readonly scene: CourtScene
  readonly look: TableLook
  readonly names: readonly string[]
  /** Whose screen it is, or null where it is everybody's. */
  readonly mine: Seat | null
  /** Whether whoever is at this screen has no cap in the game. */
  readonly isWatching: boolean
  readonly said: Said | null
  readonly say: Say
}
