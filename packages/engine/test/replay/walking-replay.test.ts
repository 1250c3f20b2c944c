import fc from 'fast-check'
import { expect, test } from 'vitest'
import { millis } from '../../src/ids.ts'
import { replayOf } from '../../src/replay/replay-of.ts'
import { walkingReplay, walkReplay } from '../../src/replay/walk-replay.ts'
import { arbitraryPlay } from '../arbitrary-play.ts'

test('walked command by command it is the same walk, and says after each how many were played', () => {
  fc.assert(
    fc.property(arbitraryPlay, ({ match, journal }) => {
      const replay = replayOf(match.setup, millis(0), journal)
      const steps = walkingReplay(replay)
      const played: number[] = []
      let step = steps.next()
      for (; step.done !== true; step = steps.next()) played.push(step.value)
      expect(step.value).toEqual(walkReplay(replay))
      expect(played).toEqual(replay.commands.map((_, index) => index + 1))
    }),
    { numRuns: 50 },
  )
})
