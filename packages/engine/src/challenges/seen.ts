import type { SkellyEvent, SkellyState } from '../rulesets/skelly/state.ts'
import { YOU } from './level-table.ts'

/** One event of a level's match, between the tables before and after it: all that goals and twists judge by. */
export interface Seen {
  readonly before: SkellyState
  readonly event: SkellyEvent
  readonly after: SkellyState
}

/** A shot, simulated and judged. */
export type SeenShot = SkellyEvent & { readonly kind: 'shot' }

/** The person's own shot, or null when the event is something else. */
export const ownShot = ({ event }: Seen): SeenShot | null =>
  event.kind === 'shot' && event.seat === YOU ? event : null
