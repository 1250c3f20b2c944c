import { expect, test } from 'vitest'
import type { Presence } from '../../src/presence/presence.ts'

const at = (personId: string, connectionId: string) => ({ personId, connectionId })

/** What every presence does. @param make a new empty one, which lapses after so many ms */
export const presenceSuite = (make: (lapses?: number) => Presence): void => {
  test('the newer connection takes over, and the older one hears of it', async () => {
    const presence = make()
    await presence.take('queue', at('A', 'a1'))
    await presence.take('queue', at('B', 'b1'))
    expect(await presence.keep('queue', [at('A', 'a1'), at('B', 'b1')])).toEqual([])
    await presence.take('queue', at('A', 'a2'))
    expect(await presence.keep('queue', [at('A', 'a1'), at('B', 'b1')])).toEqual([at('A', 'a1')])
    expect(await presence.keep('queue', [at('A', 'a2')])).toEqual([])
  })

  test('each place has its own', async () => {
    const presence = make()
    await presence.take('queue', at('A', 'a1'))
    await presence.take('elsewhere', at('A', 'a2'))
    expect(await presence.keep('queue', [at('A', 'a1')])).toEqual([])
  })

  test('who was taken over takes nothing away by going', async () => {
    const presence = make()
    await presence.take('queue', at('A', 'a1'))
    await presence.take('queue', at('A', 'a2'))
    await presence.give('queue', at('A', 'a1'))
    expect(await presence.keep('queue', [at('A', 'a1')])).toEqual([at('A', 'a1')])
    await presence.give('queue', at('A', 'a2'))
    expect(await presence.keep('queue', [at('A', 'a1')])).toEqual([])
  })

  test('what lapsed is the next one’s', async () => {
    const presence = make(400)
    await presence.take('queue', at('A', 'a1'))
    await expect.poll(() => presence.keep('queue', [at('A', 'a2')])).toEqual([])
    expect(await presence.keep('queue', [at('A', 'a1')])).toEqual([at('A', 'a1')])
  })
}
