import { walkReplay } from '@skelly/engine'
import { expect, test } from 'vitest'
import { ghostAt, ghostRun } from '../../src/solo/ghost-run.ts'
import { playRun } from './run.ts'

const restAfter = (run: ReturnType<typeof playRun>, flick: number) =>
  walkReplay(run.replay).frames[flick]?.after.state.caps[0]?.at

test('the ghost lies where the cap lay after as many flicks', () => {
  const run = playRun(4)
  const ghost = ghostRun(run.replay)
  if (ghost === null) throw new Error('no ghost')
  expect(ghost.stops.map(({ flicks }) => flicks)).toEqual([0, 1, 2, 3, 4])
  expect(ghostAt(ghost, 0)).toEqual(walkReplay(run.replay).begin?.state.caps[0]?.at)
  expect(ghostAt(ghost, 3)).toEqual(restAfter(run, 3))
  expect(ghostAt(ghost, 40)).toEqual(restAfter(run, 4))
})

test('R9.1 what the skull costs is in the count', () => {
  const run = playRun(2, true)
  const ghost = ghostRun(run.replay)
  if (ghost === null) throw new Error('no ghost')
  expect(ghost.stops.map(({ flicks }) => flicks)).toEqual([0, 3, 4])
  expect(ghostAt(ghost, 2)).toEqual(ghost.stops[0]?.at)
})
