import { simulate, type ShotTrace } from '../../src/index.ts'
import type { Shot } from '../scenes/scene.ts'

/** A shot and what came of it: what a law is about. */
export interface Played extends Shot {
  readonly trace: ShotTrace
}

/** What breaks a law, in words, or null where it is kept. */
export type Breach = string | null

export const play = (shot: Shot): Played => ({
  ...shot,
  trace: simulate(shot.court, shot.bodies, shot.launch),
})
