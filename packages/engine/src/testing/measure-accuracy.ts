import type { Seed } from '../ids.ts'
import type { Contact } from '../physics/shot-trace.ts'
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
  /** Each shot's error, mm, in the order of the scenes; without those in `caught`. */
  readonly errors: readonly number[]
  /** The numbers of the scenes whose contacts are not the reference's; without those in `caught`. */
  readonly differing: readonly number[]
  /**
   * Those in which a cap runs into a slot that narrows, as a slanted wall piece and the edge make one. There it
   * bounces to and fro hundreds of times within some 1e-10 s, across gaps that doubles can't tell from none.
   */
  readonly caught: readonly number[]
}

/** Holds the simulation of random scenes against the reference, some thousand scenes a second. */
export const measureAccuracy = ({ seed, from, to, caps, obstructed }: Sample): Measured => {
  const workspace = createWorkspace()
  const errors: number[] = []
  const [differing, caught]: [number[], number[]] = [[], []]
  for (let number = from; number < to; number += 1) {
    const scene = randomScene(seed, number, caps, obstructed)
    const [bodies, launch] = [bodiesIn(scene), launchIn(scene)]
    const reference = referenceOf(scene.court, bodies, launch)
    if (isCaught(reference.contacts)) {
      caught.push(number)
      continue
    }
    const trace = simulate(scene.court, bodies, launch, workspace)
    const { error, sameContacts } = accuracyOf(trace, bodies, reference)
    errors.push(error)
    if (!sameContacts) differing.push(number)
  }
  return { errors, differing, caught }
}

/** Whether there are so many contacts in a microsecond; elsewhere on random scenes there is one. */
const isCaught = (contacts: readonly Contact[]): boolean =>
  contacts.some(({ time }, place) => (contacts[place + MANY]?.time ?? Infinity) - time < MICROSECOND)

const MANY = 20
const MICROSECOND = 1e-6
