import type { Point } from '@skelly/engine'
import type { Scene } from '../scenes/scene.ts'

/** Plays a shot and tells where each body lies when all are at rest, by index, in mm. */
export type Peer = (scene: Scene) => readonly Point[]
