import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const MAIN = fileURLToPath(new URL('../src/figures/main.ts', import.meta.url))

const figures = async (...words: readonly string[]) => {
  const child = spawn('node', [MAIN, ...words], { stdio: 'pipe' })
  const code = new Promise<number | null>((resolve) => child.once('close', resolve))
  const out = await text(child.stdout)
  return { code: await code, lines: out.trimEnd().split('\n') }
}

test('the table of hands, a line each, and that all is as promised', async () => {
  const { code, lines } = await figures('hands', '--size', '2')
  expect(lines[0]).toBe('hands: seed 7, size 2')
  expect(lines.slice(1, 5).map((line) => line.split(' ')[0])).toEqual(['expert', 'good', 'average', 'novice'])
  expect(lines.slice(5)).toEqual(['all promises kept'])
  expect(code).toBe(0)
})

test('a broken promise is named and is a failure', async () => {
  // of the first twenty games the first to move wins twelve
  const { code, lines } = await figures('hands', '--size', '20')
  expect(lines.at(-1)).toMatch(/^broken: of good hands the first wins more than 55 %/)
  expect(code).toBe(1)
})

test('hard thinks in a worker', async () => {
  const { lines } = await figures('thinking', '--size', '24')
  expect(lines[2]).toMatch(/^by the clock [\d.]+ ms a turn/)
})
