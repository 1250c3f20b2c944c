import { expect, test, vi } from 'vitest'
import { RunningGames } from '../../src/offline/running-games.ts'

test('a page is free again when the last of its games has ended, and tells so', () => {
  const games = new RunningGames()
  const heard = vi.fn()
  games.subscribe(heard)
  expect(games.areThere()).toBe(false)
  const [endOne, endOther] = [games.begin(), games.begin()]
  expect(games.areThere()).toBe(true)
  endOne()
  expect(games.areThere()).toBe(true)
  endOther()
  expect(games.areThere()).toBe(false)
  expect(heard).toHaveBeenCalledTimes(4)
})
