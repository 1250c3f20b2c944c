import { millis } from '@skelly/engine'
import { expect, test } from 'vitest'
import type { Searcher } from '../../src/queue/searcher.ts'
import type { WaitingList } from '../../src/queue/waiting-list.ts'

const searcher = (playerId: string): Searcher => ({
  playerId,
  fill: 'tar',
  rating: 1200,
  ratedGames: 3,
  lastOpponentId: null,
  since: millis(1_000),
  takesAnyone: false,
})

/** What every waiting list does. @param make a new empty one, whose entries lapse after so many ms */
export const waitingListSuite = (make: (lapses?: number) => WaitingList): void => {
  const names = async (list: WaitingList): Promise<readonly string[]> =>
    (await list.all()).map(({ playerId }) => playerId).toSorted()

  test('who is put on it is on it, as they were put, once', async () => {
    const list = make()
    expect(await list.all()).toEqual([])
    await list.put(searcher('A'))
    await list.put({ ...searcher('A'), takesAnyone: true, lastOpponentId: 'B' })
    expect(await list.all()).toEqual([{ ...searcher('A'), takesAnyone: true, lastOpponentId: 'B' }])
  })

  test('who is taken off it is off it, even when it is said that they still wait', async () => {
    const list = make()
    await list.put(searcher('A'))
    await list.put(searcher('B'))
    await list.remove('A')
    await list.remove('C')
    await list.keep(['A', 'B'])
    expect(await names(list)).toEqual(['B'])
  })

  test('who is not said to wait any more lapses', async () => {
    const list = make(400)
    await list.put(searcher('A'))
    await list.put(searcher('B'))
    await expect
      .poll(async () => {
        await list.keep(['B'])
        return names(list)
      })
      .toEqual(['B'])
    await expect.poll(() => names(list)).toEqual([])
  })
}
