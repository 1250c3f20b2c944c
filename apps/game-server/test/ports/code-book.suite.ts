import { expect, test } from 'vitest'
import type { CodeBook } from '../../src/codes/code-book.ts'

/** What every code book does. @param make a new empty one, whose live codes lapse after so many ms */
export const codeBookSuite = (make: (lapsesAfter?: number) => CodeBook): void => {
  test('of many who ask for a code at once one gets it', async () => {
    const book = make()
    const asked = Array.from({ length: 20 }, (_, nth) =>
      book.reserve({ code: 'ABCD', roomId: `room-${String(nth)}` }),
    )
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(1)
    expect(await book.find('ABCD')).toMatch(/^room-/)
  })

  test('asked again for the same room it is taken', async () => {
    const book = make()
    expect(await book.reserve({ code: 'ABCD', roomId: 'one' })).toBe(true)
    expect(await book.reserve({ code: 'ABCD', roomId: 'one' })).toBe(true)
    expect(await book.reserve({ code: 'ABCD', roomId: 'two' })).toBe(false)
    expect(await book.find('ABCD')).toBe('one')
  })

  test('a code that was never used finds nothing', async () => {
    expect(await make().find('ABCD')).toBeNull()
  })

  test('a code rests after its room is closed, and is free again', async () => {
    const book = make()
    await book.reserve({ code: 'ABCD', roomId: 'one' })
    await book.rest('ABCD', 600_000)
    expect(await book.find('ABCD')).toBeNull()
    expect(await book.reserve({ code: 'ABCD', roomId: 'two' })).toBe(false)
    expect(await book.reserve({ code: 'ABCD', roomId: 'one' })).toBe(false)
    await book.rest('ABCD', 1)
    await expect.poll(() => book.reserve({ code: 'ABCD', roomId: 'two' })).toBe(true)
    expect(await book.find('ABCD')).toBe('two')
  })

  test('a live code lapses, unless it is said again that it is live', async () => {
    const book = make(400)
    await book.reserve({ code: 'ABCD', roomId: 'one' })
    await book.reserve({ code: 'WXYZ', roomId: 'two' })
    await expect
      .poll(async () => {
        await book.keep([{ code: 'ABCD', roomId: 'one' }])
        return book.find('WXYZ')
      })
      .toBeNull()
    expect(await book.find('ABCD')).toBe('one')
  })

  test('what is kept is live although it was forgotten; what rests stays at rest', async () => {
    const book = make()
    await book.rest('WXYZ', 600_000)
    await book.keep([
      { code: 'ABCD', roomId: 'one' },
      { code: 'WXYZ', roomId: 'two' },
    ])
    expect([await book.find('ABCD'), await book.find('WXYZ')]).toEqual(['one', null])
  })

  test('a code is given back by the room that has it, and by no other', async () => {
    const book = make()
    await book.reserve({ code: 'ABCD', roomId: 'one' })
    await book.release({ code: 'ABCD', roomId: 'two' })
    expect(await book.find('ABCD')).toBe('one')
    await book.release({ code: 'ABCD', roomId: 'one' })
    expect(await book.reserve({ code: 'ABCD', roomId: 'two' })).toBe(true)
  })
}
