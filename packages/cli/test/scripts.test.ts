import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

const FUZZ = 'scripts/fuzz-physics.mjs'
const ACCURACY = 'packages/cli/test/accuracy/main.ts'
const MEMORY = 'packages/cli/test/memory/main.ts'
const FIGURES = 'packages/cli/src/figures/main.ts'

const run = async (words: readonly string[]) => {
  const child = spawn('node', ['--expose-gc', ...words], { cwd: ROOT, stdio: 'pipe' })
  const code = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await code, out, err }
}

test.each([
  { words: [FUZZ, '--shots', '0'], says: 'fuzz: --shots: a whole number from 1\n' },
  { words: [FUZZ, '--shots', 'abc'], says: 'fuzz: --shots: a whole number from 1\n' },
  { words: [FUZZ, '--seed', 'zz'], says: 'fuzz: --seed: a whole number from 0\n' },
  { words: [ACCURACY, '--workers', '0'], says: 'accuracy: --workers: a whole number from 1\n' },
  { words: [ACCURACY, '--seed', '-1'], says: 'accuracy: ' },
  { words: [MEMORY, '--shots', '1e6'], says: 'memory: --shots: a whole number from 1000\n' },
  { words: [FIGURES, 'hands', '--size', '0'], says: 'figures: --size: a whole number from 1\n' },
  { words: [FIGURES, 'feet'], says: 'figures: one of strength' },
])('$words: with nothing to play nothing has passed', async ({ words, says }) => {
  const { code, out, err } = await run(words)
  expect(err.startsWith(says)).toBe(true)
  expect(err.trimEnd()).not.toContain('\n')
  expect([code, out]).toEqual([2, ''])
})

test('the fuzz plays as many as it is asked for, by the seed it is given', async () => {
  const { code, out } = await run([FUZZ, '--shots', '3', '--seed', '5'])
  expect(out).toBe(
    'fuzz: 3 extreme shots and the next from where they end, seed 5\nfuzz: 3 kept every law, 0 did not\n',
  )
  expect(code).toBe(0)
})
