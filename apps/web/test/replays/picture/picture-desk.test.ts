import { expect, test, vi } from 'vitest'
import { pictureDesk } from '../../../src/replays/picture/picture-desk.ts'

const slowly = (picture: string) => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const draw = vi.fn(() => promise)
  return {
    draw,
    finish: () => {
      resolve(picture)
    },
  }
}

test('one after the other, once however many ask for it', async () => {
  const desk = pictureDesk<string>({ kept: 5, waiting: 5 })
  const [one, other] = [slowly('one'), slowly('other')]
  const asked = [desk.picture('1', one.draw), desk.picture('1', one.draw), desk.picture('2', other.draw)]
  await Promise.resolve()
  expect(other.draw).not.toHaveBeenCalled()
  one.finish()
  other.finish()
  expect(await Promise.all(asked)).toEqual(['one', 'one', 'other'])
  expect(await desk.picture('1', one.draw)).toBe('one')
  expect(one.draw).toHaveBeenCalledTimes(1)
})

test('who comes when too many wait is told so; what is known is answered all the same', async () => {
  const desk = pictureDesk<string>({ kept: 5, waiting: 2 })
  await desk.picture('known', () => Promise.resolve('known'))
  const [one, other] = [slowly('one'), slowly('other')]
  const asked = [desk.picture('1', one.draw), desk.picture('2', other.draw)]
  expect(await desk.picture('3', slowly('third').draw)).toBe('busy')
  expect(await desk.picture('known', slowly('again').draw)).toBe('known')
  one.finish()
  other.finish()
  await Promise.all(asked)
  expect(await desk.picture('3', () => Promise.resolve('third'))).toBe('third')
})

test('the last ones are kept', async () => {
  const desk = pictureDesk<string>({ kept: 2, waiting: 5 })
  const draw = vi.fn(() => Promise.resolve('drawn'))
  for (const key of ['1', '2', '1', '3', '1']) await desk.picture(key, draw)
  expect(draw).toHaveBeenCalledTimes(3)
  await desk.picture('2', draw)
  expect(draw).toHaveBeenCalledTimes(4)
})

test('one that fails is drawn again, and holds nobody up', async () => {
  const desk = pictureDesk<string>({ kept: 2, waiting: 1 })
  await expect(desk.picture('1', () => Promise.reject(new Error('no paint')))).rejects.toThrow('no paint')
  expect(await desk.picture('1', () => Promise.resolve('drawn'))).toBe('drawn')
})
