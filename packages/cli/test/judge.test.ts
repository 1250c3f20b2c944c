import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { runSkelly } from './run-skelly.ts'

const rows = (await readFile(new URL('../../engine/test/cases/judge.jsonl', import.meta.url), 'utf8'))
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { readonly case: unknown; readonly result: unknown })
const input = rows.map((row) => JSON.stringify(row.case)).join('\n')

test('judge gives the rulings of the rulebook, key for key, a line each', async () => {
  const { code, out, err } = await runSkelly(['judge'], `${input}\n`)
  expect(out.trimEnd().split('\n')).toEqual(rows.map((row) => JSON.stringify(row.result)))
  expect([code, err]).toEqual([0, ''])
})

test('10,000 cases come out a line each, in order', async () => {
  const many = Array.from({ length: 10_000 }, (_, place) => JSON.stringify(rows[place % rows.length]?.case))
  const { out } = await runSkelly(['judge'], many.join('\n'))
  const expected = Array.from({ length: 10_000 }, (_, place) =>
    JSON.stringify(rows[place % rows.length]?.result),
  )
  expect(out.trimEnd().split('\n')).toEqual(expected)
})

const cap = (id: string) => ({ id, at: [90, 1190], progress: 0, lastWon: null, sittingOut: 0, inGame: true })
const shot = { court: 'street', shooter: 'A', caps: [cap('A')], touched: [], rest: {} }

test.each([
  { why: 'no JSON', line: '{"court"', says: "stdin:1: not JSON: Expected ':' after property name" },
  { why: 'no object', line: '"street"', says: 'stdin:1: not a JSON object' },
  { why: 'no such court', line: JSON.stringify({ ...shot, court: 'moon' }), says: 'stdin:1: court: ' },
  {
    why: 'an unknown cap',
    line: JSON.stringify({ ...shot, touched: ['Z'] }),
    says: 'stdin:1: shooter, touched',
  },
  {
    why: 'too much progress',
    line: JSON.stringify({ ...shot, caps: [{ ...cap('A'), progress: 26 }] }),
    says: 'stdin:1: caps.0.progress: ',
  },
  {
    why: 'a name of two lines',
    line: JSON.stringify({ ...shot, court: 'a\nb' }),
    says: 'stdin:1: court: there is none named a b',
  },
  {
    why: 'a cap that JavaScript has another use for',
    line: JSON.stringify({ ...shot, caps: [cap('A'), cap('__proto__')] }),
    says: 'stdin:1: caps.1.id: ',
  },
  { why: 'the second line', line: `${JSON.stringify(shot)}\n\n[]`, says: 'stdin:3: not a JSON object' },
])('unusable input, $why, ends with one line that says what and where', async ({ line, says }) => {
  const { code, err } = await runSkelly(['judge'], line)
  expect(err.startsWith(`skelly: ${says}`)).toBe(true)
  expect(err.trimEnd()).not.toContain('\n')
  expect(code).toBe(2)
})

test('a file that is not there', async () => {
  const { code, out, err } = await runSkelly(['judge', '/no/such/file'])
  expect([code, out, err]).toEqual([2, '', "skelly: /no/such/file: can't be read (ENOENT)\n"])
})
