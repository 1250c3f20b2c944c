import { expect, test } from 'vitest'
import { parseOptions } from '../src/options.ts'

const WEB = 'http://localhost:3100'

const usual = {
  games: null,
  rematch: false,
  hand: 'good',
  fill: null,
  pace: 'human',
  web: WEB,
  name: 'bot',
}

test.each([
  { argv: ['--ranked', '2'], options: { ...usual, ranked: 2 } },
  {
    argv: ['--ranked=1', '--games', '3', '--pace', 'fast'],
    options: { ...usual, ranked: 1, games: 3, pace: 'fast' },
  },
  { argv: ['--ranked', '2', '--rematch'], options: { ...usual, ranked: 2, rematch: true } },
  {
    argv: ['--ranked', '1', '--hand', 'expert', '--fill', 'tar'],
    options: { ...usual, ranked: 1, hand: 'expert', fill: 'tar' },
  },
  {
    argv: ['--ranked', '1', '--web', 'https://skelly.example/', '--name', 'stoop'],
    options: { ...usual, ranked: 1, web: 'https://skelly.example', name: 'stoop' },
  },
])('$argv', ({ argv, options }) => {
  expect(parseOptions(argv, WEB)).toEqual({ ok: true, value: options })
})

test.each([
  { argv: [], says: 'say how many' },
  { argv: ['--ranked', '0'], says: '--ranked takes a number from 1 to 8' },
  { argv: ['--ranked', '9'], says: '--ranked takes a number from 1 to 8' },
  { argv: ['--ranked', '1.5'], says: '--ranked takes' },
  { argv: ['--ranked', '2', '--games', '0'], says: '--games takes a whole number from 1 up' },
  { argv: ['--ranked', '2', '--hand', 'steady'], says: '--hand takes one of novice, average, good, expert' },
  {
    argv: ['--ranked', '2', '--fill', 'lead'],
    says: '--fill takes one of empty, candle, crayon, floor, tar',
  },
  { argv: ['--ranked', '2', '--pace', 'slow'], says: '--pace takes one of human, fast' },
  { argv: ['--ranked', '2', '--web', 'ftp://here'], says: '--web takes an address' },
  { argv: ['--ranked', '2', '--web', 'nowhere'], says: '--web takes an address' },
  { argv: ['--ranked', '2', '--name', '<b>'], says: '--name takes' },
  { argv: ['--ranked', '2', '--speed', '9'], says: "Unknown option '--speed'" },
  { argv: ['--ranked', '2', 'loudly'], says: "Unexpected argument 'loudly'" },
])('$argv is refused in one line: $says', ({ argv, says }) => {
  const parsed = parseOptions(argv, WEB)
  const said = parsed.ok ? '' : parsed.refusal
  expect(said).toContain(says)
  expect(said).not.toContain('\n')
})

test('a usual address that is none is told as well', () => {
  const parsed = parseOptions(['--ranked', '1'], 'http://localhost:here')
  expect(parsed).toEqual({ ok: false, refusal: '--web takes an address like http://localhost:3100' })
})
