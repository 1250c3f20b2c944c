import { simulatorOf } from '../physics/versions/simulator-of.ts'
import { courtOf } from '../rulesets/skelly/court-of.ts'
import { sceneOf } from '../rulesets/skelly/scene.ts'
import type { SkellyState } from '../rulesets/skelly/state.ts'
import type { SeenShot } from './seen.ts'

/** How often the shooter's cap bounced off the edge, a wall piece or a post. The shot is rolled once more to see it. */
export const bouncesOf = (before: SkellyState, { seat, flick }: SeenShot): number => {
  const simulate = simulatorOf(before.physics)
  if (simulate === null) throw new RangeError(`there is no physics version ${String(before.physics)}`)
  const { bodies, launch } = sceneOf(before, seat, flick)
  const { contacts } = simulate(courtOf(before), bodies, launch)
  return contacts.filter((contact) => contact.kind !== 'cap' && contact.body === launch.body).length
}
