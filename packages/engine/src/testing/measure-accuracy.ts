import type { Seed } from '../ids.ts'
import { simulate } from '../physics/versions/v1/simulate.ts'
import { createWorkspace } from '../physics/versions/v1/workspace.ts'
import { accuracyOf } from './accuracy-of.ts'
import { bodiesIn, launchIn, randomScene } from './random-scene.ts'
import { referenceOf } from './reference/reference-of.ts'

/** Which random scenes to measure. */
export interface Sample {
  readonly seed: Seed
  /** The number of the first scene, and of the first that is not measured any more. */
  readonly from: number
  readonly to: number
  readonly caps: number
  readonly obstructed: boolean
}

/** What came out. */
export interface Measured {
  /** Each shot's error, mm, in the order of the scenes. */
  readonly errors: readonly number[]
  /** The numbers of the scenes whose contacts are not the reference's. */
  readonly differing: readonly number[]
}

/** Holds the simulation of random scenes against the reference, some thousand scenes a second. */
export const measureAccuracy = ({ seed, from, to, caps, obstructed }: Sample): Measured => {
  const workspace = createWorkspace()
  const errors: number[] = []
  const differing: number[] = []
  for (let number = from; number < to; number += 1) {
    const scene = randomScene(seed, number, caps, obstructed)
    const [bodies, launch] = [bodiesIn(scene), launchIn(scene)]
    const trace = simulate(scene.court, bodies, launch, workspace)
    const { error, sameContacts } = accuracyOf(trace, bodies, referenceOf(scene.court, bodies, launch))
    errors.push(error)
    if (!sameContacts) differing.push(number)
  }
  return { errors, differing }
}
