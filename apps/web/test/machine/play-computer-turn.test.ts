import { beginMatch, seatAt, skelly } from '@skelly/engine'
import type { ChosenShot } from '@skelly/engine/bots'
import type { TurnMove } from '@skelly/game-client/device'
import { expect, test } from 'vitest'
import { playComputerTurn } from '../../src/machine/play-computer-turn.ts'
import { setUp } from '../stage/table.ts'

const flick = { dx: 0, dy: -32_767, strength: 200 }
const turn = { match: beginMatch(skelly, setUp), seat: seatAt(0) }

const createTurn = (setDown: ChosenShot['setDown'], stopAfter = Infinity) => {
  const done: (TurnMove | number)[] = []
  const stopping = new AbortController()
  const wait = async (ms: number): Promise<void> => {
    done.push(ms)
    if (done.length >= stopAfter) stopping.abort()
  }
  const shown = {
    table: { moveFor: (_: unknown, move: TurnMove) => void done.push(move) },
    thinker: { choose: async () => ({ setDown, flick, idea: 'straight' as const }) },
    ...{ turn, think: 900, settle: 600, wait, signal: stopping.signal },
  }
  return { shown, done }
}

test('it is seen to think, to set down, and then to flick', async () => {
  const { shown, done } = createTurn({ x: 100, y: 1_100 })
  await playComputerTurn(shown)
  expect(done).toEqual([900, { setDown: { x: 100, y: 1_100 } }, 600, { flick }])
})

test('where it sets nothing down it flicks at once', async () => {
  const { shown, done } = createTurn(null)
  await playComputerTurn(shown)
  expect(done).toEqual([900, { flick }])
})

test.each([
  { stopAfter: 1, moves: 0 },
  { stopAfter: 3, moves: 1 },
])('stopped after $stopAfter steps it has made $moves moves', async ({ stopAfter, moves }) => {
  const { shown, done } = createTurn({ x: 100, y: 1_100 }, stopAfter)
  await playComputerTurn(shown)
  expect(done.filter((each) => typeof each !== 'number')).toHaveLength(moves)
})
