import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { measureAccuracy, seedNumbered } from '@skelly/engine/testing'
import { measureInWorkers } from './measure-in-workers.ts'
import { verdictOn } from './verdict-on.ts'

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))
const nothing = { errors: [0], differing: [], caught: [] }

test('the script measures all four kinds of scenes and keeps its promises', async () => {
  const { stdout } = await promisify(execFile)('node', [MAIN, '--shots', '200'])
  const lines = stdout.trim().split('\n')
  expect(lines).toHaveLength(6)
  expect(lines[1]).toMatch(/^200 shots, 4 caps on the street: median \d/)
  expect(lines[4]).toMatch(/^20 shots, 12 caps with posts and wall pieces: median \d/)
  expect(lines[5]).toBe('accuracy: all promises kept')
})

test('threads share a sample without changing what comes out', async () => {
  const sample = { seed: seedNumbered(3), from: 5, to: 42, caps: 4, obstructed: true }
  expect(await measureInWorkers(sample, 3)).toEqual(measureAccuracy(sample))
})

test('the figures of a series', () => {
  const errors = Array.from({ length: 1000 }, (_, place) => (place + 1) * 1e-13)
  const { figures, broken } = verdictOn({ ...nothing, errors, caught: [7] }, { part: 0.999 })
  expect(figures).toBe(
    'median 5.0e-11, p99 9.9e-11, p99.9 1.0e-10, max 1.0e-10 mm, 1 caught in a slot and left out',
  )
  expect(broken).toEqual([])
})

test.each([
  {
    why: 'two in a thousand beyond 1e-9 mm',
    errors: [2e-9, 2e-9],
    differing: [],
    says: '99.9 % of the shots',
  },
  { why: 'one beyond 1e-7 mm', errors: [2e-7], differing: [], says: 'a shot is not within' },
  { why: 'an error that is no number', errors: [NaN], differing: [], says: 'a shot is not within' },
  { why: 'other contacts', errors: [], differing: [4, 8], says: 'other contacts than the reference in 4, 8' },
])('a broken promise: $why', ({ errors, differing, says }) => {
  const others = Array.from({ length: 1000 - errors.length }, () => 1e-12)
  const { broken } = verdictOn({ ...nothing, errors: [...others, ...errors], differing }, { part: 0.999 })
  expect(broken.join()).toContain(says)
})
