import { encodeReplay, millis, replayOf, type Setup } from '@skelly/engine'
import { setupOf, Table } from '@skelly/engine/testing'
import { expect, test } from 'vitest'
import { recordedGame } from '../../src/replay/recorded-game.ts'
import { turnClock } from '../../src/replay/turn-clock.ts'

/** A flick as soon as it may be made, and a turn that is lost. */
const clocksOf = (setup: Setup) => {
  const table = new Table(setup)
  table.begin(0)
  table.flick(0, -1, 500)
  if (setup.shotClock !== null) table.timeOut()
  table.leave([1])
  const game = recordedGame(encodeReplay(replayOf(table.match.setup, millis(0), table.journal)))
  return game?.walk.frames.map(turnClock)
}

test('a turn has the clock that it was given, and takes what the flick says; a lost one takes all of it', () => {
  const clocks = clocksOf({ ...setupOf(), shotClock: 30 })
  expect(clocks?.[0]).toBeNull()
  expect(clocks?.[1]).toMatchObject({ given: 30 })
  expect(clocks?.[1]?.taken).toBeLessThan(30)
  expect(clocks?.[2]).toEqual({ given: 30, taken: 30 })
  expect(clocks?.[3]).toBeNull()
})

test('without a clock nobody is hurried', () => {
  expect(clocksOf({ ...setupOf(), shotClock: null })?.[1]).toMatchObject({ given: null })
})
