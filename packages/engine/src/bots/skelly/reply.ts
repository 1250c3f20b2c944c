import type { Flick } from '../../flick/flick.ts'
import type { Seat } from '../../ids.ts'
import type { SkellyState } from '../../rulesets/skelly/state.ts'
import { shaken, type HandError } from '../hand-error.ts'
import type { Manner } from '../manner.ts'
import { aim, distance, slideEnergy } from './aim.ts'
import { approach } from './approach.ts'
import { isBarred } from './barred.ts'
import { centreOf } from './centre-of.ts'
import { foreseeShot, type Foresight } from './foresee.ts'
import { tableOf, type Table } from './table.ts'
import { worth } from './worth.ts'

/** What a reply is thought up with. */
export interface Thinking {
  readonly foresight: Foresight
  readonly manner: Manner
  readonly errors: readonly HandError[]
}

const MOST_FLICKS = 3
const ERRORS_EACH = 4
/** Simulated shots that a reply takes at most. */
export const REPLY_SHOTS = MOST_FLICKS * ERRORS_EACH

/**
 * What the state is worth to `seat` once whoever is on turn has flicked: of a few plain flicks the one that is best for
 * them, from where their cap lies.
 * @param attempt which of the errors to meet
 */
export const worthAfterReply = (
  thinking: Thinking,
  state: SkellyState,
  seat: Seat,
  attempt: number,
): number => {
  const { foresight, manner } = thinking
  const now = worth(foresight.court, state, seat, manner)
  if (state.turn.phase === 'over') return now
  const { mover } = state.turn
  const replies = repliesOn(tableOf(state, mover)).slice(0, MOST_FLICKS)
  const tried = replies.map((flick) => tryReply(thinking, state, { mover, seat, flick }, attempt))
  const best = tried.reduce<Tried | null>(
    (one, other) => (one !== null && one.mover >= other.mover ? one : other),
    null,
  )
  return best?.seat ?? now
}

/** Mean worth to who replies and to who thinks of it. */
interface Tried {
  readonly mover: number
  readonly seat: number
}

const tryReply = (
  { foresight, manner, errors }: Thinking,
  state: SkellyState,
  { mover, seat, flick }: { readonly mover: Seat; readonly seat: Seat; readonly flick: Flick },
  attempt: number,
): Tried => {
  let forMover = 0
  let forSeat = 0
  for (let each = 0; each < ERRORS_EACH; each += 1) {
    // a stride of its own, so that the reply's errors are not those of the flick before it
    const error = errors[(attempt * 7 + each * 37 + 11) % errors.length]
    if (error === undefined) continue
    const { after } = foreseeShot(foresight, state, mover, shaken(flick, error))
    forMover += worth(foresight.court, after, mover, manner) / ERRORS_EACH
    forSeat += worth(foresight.court, after, seat, manner) / ERRORS_EACH
  }
  return { mover: forMover, seat: forSeat }
}

const BEYOND = 200

const repliesOn = (table: Table): readonly Flick[] => {
  const { cap, target, body, others } = table
  if (target !== null && isBarred(cap, target)) return approach(table, cap.at)
  if (target !== null) {
    const middle = centreOf(target)
    const way = slideEnergy(body.deceleration, distance(cap.at, middle))
    return aim(table, cap.at, middle, [way, way * 1.05])
  }
  return others.flatMap((other) => {
    const way = distance(cap.at, other.cap.at) + BEYOND
    return aim(table, cap.at, other.cap.at, [slideEnergy(body.deceleration, way)])
  })
}
