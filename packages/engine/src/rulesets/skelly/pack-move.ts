import { parseFlick } from '../../flick/parse-flick.ts'
import type { ShotId } from '../../ids.ts'
import { unreachable } from '../../result.ts'
import type { SkellyMove } from './state.ts'

const KINDS = { aim: 0, 'set-down': 1, flick: 2 } as const satisfies Record<SkellyMove['kind'], number>

/** A move as whole numbers, its kind first. The shot's id belongs to the wire and is left out. */
export const packMove = (move: SkellyMove): readonly number[] => {
  switch (move.kind) {
    case 'aim':
      return [KINDS.aim]
    case 'set-down':
      return [KINDS['set-down'], move.x, move.y]
    case 'flick':
      return [KINDS.flick, move.dx, move.dy, move.strength]
    default:
      return unreachable(move)
  }
}

/** The move that `packMove` made these of; null when no move packs to them. */
export const unpackMove = (numbers: readonly number[], shotId: ShotId): SkellyMove | null => {
  const [kind, ...rest] = numbers
  if (!numbers.every(Number.isSafeInteger)) return null
  if (kind === KINDS.aim) return rest.length === 0 ? { kind: 'aim' } : null
  if (kind === KINDS['set-down']) return unpackSetDown(rest)
  return kind === KINDS.flick ? unpackFlick(rest, shotId) : null
}

const unpackSetDown = ([x, y, ...more]: readonly number[]): SkellyMove | null =>
  x === undefined || y === undefined || more.length > 0 ? null : { kind: 'set-down', x, y }

const unpackFlick = (numbers: readonly number[], shotId: ShotId): SkellyMove | null => {
  const [dx, dy, strength, ...more] = numbers
  if (dx === undefined || dy === undefined || strength === undefined || more.length > 0) return null
  const flick = parseFlick({ dx, dy, strength })
  return flick.ok ? { kind: 'flick', shotId, ...flick.value } : null
}
