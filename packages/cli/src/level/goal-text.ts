import { seatLetter, unreachable, type Seat } from '@skelly/engine'
import type { Goal, SolvedLevel, Twist } from '@skelly/engine/challenges'

const letters = (seats: readonly Seat[]): string => seats.map(seatLetter).join(', ')

/** The goal for people, its name first. */
export const goalText = (goal: Goal): string => `${goal.kind}${detailOf(goal)}`

const detailOf = (goal: Goal): string => {
  switch (goal.kind) {
    case 'run':
      return `, to progress ${String(goal.to)}`
    case 'long shot':
      return `, from ${String(goal.distance)} mm`
    case 'bank':
      return `, ${String(goal.times)} times`
    case 'two touch':
    case 'knockout':
    case 'free':
      return `: ${letters(goal.caps)}`
    case 'push':
      return `: ${seatLetter(goal.cap)} into ${goal.boxes.join(', ')}`
    case 'race':
      return ` to box ${String(goal.box)}`
    case 'game':
      return ''
    default:
      return unreachable(goal)
  }
}

/** The twists for people, with what they state. */
export const twistsText = ({ twists, clock }: SolvedLevel): string =>
  twists.length === 0 ? 'none' : twists.map((twist) => `${twist.kind}${statedBy(twist, clock)}`).join(' · ')

const statedBy = (twist: Twist, clock: number | null): string => {
  if (twist.kind === 'a shorter clock') return ` (${String(clock)} s)`
  return 'flicks' in twist ? ` (${String(twist.flicks)})` : ''
}
