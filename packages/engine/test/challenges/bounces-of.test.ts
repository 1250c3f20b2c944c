import { expect, test } from 'vitest'
import { bouncesOf } from '../../src/challenges/bounces-of.ts'
import { ownShot } from '../../src/challenges/seen.ts'
import { seenIn } from '../../src/challenges/attempt/seen-in.ts'
import { courtFile, flicked, levelOf, type File, type Numbers } from './cases.ts'

/** The bounces of one flick from (300, 600) on an open court with these things on it. */
const bounces = (changed: File, others: readonly object[], flick: Numbers): number => {
  const caps = [{ at: [300, 600], fill: null }, ...others]
  const twists = 'posts' in changed || 'walls' in changed ? [{ kind: 'obstacles on the court' }] : []
  const { journal } = flicked(levelOf('run', { court: courtFile('run', changed), caps, twists }), flick)
  const { state } = flicked(levelOf('run', { court: courtFile('run', changed), caps, twists })).attempt.match
  const events = journal.flatMap(({ happenings }) =>
    happenings.flatMap((each) => (each.kind === 'played' ? [each.event] : [])),
  )
  const [shot] = seenIn(state, events).flatMap((seen) => ownShot(seen) ?? [])
  if (shot === undefined) throw new Error('there was no shot')
  return bouncesOf(state, shot)
}

test.each([
  ['none', {}, [], [0, -1, 300], 0],
  ['the edge', {}, [], [0, 1, 300], 1],
  ['both edges of a corner', {}, [], [-3, 1, 600], 2],
  ['a wall piece', { walls: [[250, 400, 350, 400]] }, [], [0, -1, 500], 1],
  ['a post', { posts: [[300, 400, 20]] }, [], [0, -1, 330], 1],
  ['no bounce of another cap', {}, [{ at: [300, 660], fill: 'empty' }], [0, 1, 300], 0],
] as const)('%s', (_, changed, others, flick, counted) => {
  expect(bounces(changed, others, flick)).toBe(counted)
})
