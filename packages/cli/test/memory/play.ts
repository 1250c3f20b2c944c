import type { ShotTrace } from '@skelly/engine'
import type { Scene } from '../../src/bench/scenes/scene.ts'

/** Simulates one shot. */
export type Play = (scene: Scene) => ShotTrace
