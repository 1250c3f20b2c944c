import { centreOf } from '../../bots/skelly/centre-of.ts'
import { distance } from '../../bots/skelly/aim.ts'
import type { Point } from '../../geometry/point.ts'
import type { Seat } from '../../ids.ts'
import { unreachable } from '../../result.ts'
import { targetOf } from '../../rulesets/skelly/run.ts'
import type { SkellyState } from '../../rulesets/skelly/state.ts'
import { YOU } from '../level-table.ts'
import type { Level } from '../level.ts'

/**
 * How near the table is to the next part of the goal, 0 to 1, as far as that can be seen without a flick: what tells
 * two flicks apart that do nothing for the goal.
 */
export const promise = (level: Level, state: SkellyState, done: readonly number[]): number => {
  const { goal } = level
  switch (goal.kind) {
    case 'run':
    case 'bank':
    case 'race':
    case 'game':
      return nearness(level, yours(state), target(level, state))
    case 'long shot': {
      const box = target(level, state)
      const way = box === null ? 0 : distance(yours(state), box)
      return way > goal.distance ? nearness(level, yours(state), box) : 0
    }
    case 'two touch':
    case 'knockout':
    case 'free':
      return nearestOf(
        level,
        state,
        goal.caps.filter((_, part) => !done.includes(part)),
      )
    case 'push': {
      const area = level.court.boxes.find(({ number }) => number === goal.boxes[done.length])?.area
      const at = state.caps[goal.cap]?.at
      return area === undefined || at === undefined ? 0 : nearness(level, at, centreOf(area))
    }
    default:
      return unreachable(goal)
  }
}

const yours = ({ caps }: SkellyState): Point => caps[YOU]?.at ?? { x: 0, y: 0 }

const target = ({ court }: Level, { caps }: SkellyState): Point | null => {
  const number = targetOf(caps[YOU]?.progress ?? 0)
  const box = court.boxes.find((each) => each.number === number)
  return box === undefined ? null : centreOf(box.area)
}

const nearestOf = (level: Level, state: SkellyState, seats: readonly Seat[]): number =>
  seats.reduce((most, seat) => Math.max(most, nearness(level, yours(state), state.caps[seat]?.at ?? null)), 0)

const nearness = ({ court }: Level, from: Point, to: Point | null): number =>
  to === null ? 0 : Math.max(0, 1 - distance(from, to) / (court.width + court.height))
