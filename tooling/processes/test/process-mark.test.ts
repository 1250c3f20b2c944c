import { expect, test } from 'vitest'
import { isSameProcess, markOf } from '../src/index.ts'

test('a running process is recognised by its mark', async () => {
  const mark = await markOf(process.pid)
  expect(mark).not.toBeNull()
  expect(await isSameProcess(mark ?? '')).toBe(true)
})

test.runIf(process.platform === 'linux')('another process with the same number is another one', async () => {
  expect(await isSameProcess(`${process.pid} 1`)).toBe(false)
})

test('a number that no process has has no mark', async () => {
  expect(await markOf(2 ** 22 + 1)).toBeNull()
})
