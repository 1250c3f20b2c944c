import { beginMatch, enact, millis, seatAt, skelly } from '@skelly/engine'
import { expect, test } from 'vitest'
import { isEndShown } from '../../src/match/is-end-shown.ts'
import { still, type Scene } from '../../src/stage/scene.ts'
import { setUp, shotId } from '../stage/table.ts'

const begun = enact(skelly, beginMatch(skelly, setUp), { kind: 'begin', at: millis(1_000) })
if (!begun.ok) throw new Error(begun.refusal)
const playing = begun.value.match
const left = enact(skelly, playing, { kind: 'leave', at: millis(2_000), seats: [seatAt(1)], why: 'resigned' })
if (!left.ok) throw new Error(left.refusal)
const over = left.value.match

const [live, roomOver] = [{ kind: 'live' }, { kind: 'over' }] as const
const resting = still(playing.state)
const shot = {
  shotId: shotId('a'),
  seat: seatAt(0),
  flick: { dx: 0, dy: -1, strength: 9 },
  before: playing.state,
  startedAt: 0,
  rate: 1,
}
const rolling: Scene = { kind: 'rolling', shot, outcome: null, rested: false }

test.each([
  { when: 'a game that is on', match: playing, status: live, scene: resting, shown: false },
  { when: 'a game that is over', match: over, status: live, scene: resting, shown: true },
  { when: 'one whose last shot still rolls', match: over, status: roomOver, scene: rolling, shown: false },
  { when: 'one that ended unseen', match: playing, status: roomOver, scene: resting, shown: true },
  {
    when: 'one that the own flick ended, counted while the line was lost',
    match: playing,
    status: roomOver,
    scene: { ...rolling, rested: true },
    shown: true,
  },
  {
    when: 'an own flick that is still to be counted',
    match: playing,
    status: live,
    scene: { ...rolling, rested: true },
    shown: false,
  },
  {
    when: 'one that ended while the line was lost, its last shots still to be told',
    match: over,
    status: live,
    scene: resting,
    catchingUp: true,
    shown: false,
  },
])('$when: told $shown', ({ match, status, scene, catchingUp = false, shown }) => {
  expect(isEndShown(match, { status, catchingUp }, scene)).toBe(shown)
})
