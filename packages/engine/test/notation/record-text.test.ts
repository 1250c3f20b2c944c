import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { millis } from '../../src/ids.ts'
import { recordOf } from '../../src/match/record-of.ts'
import { readRecord, recordText } from '../../src/notation/record-text.ts'
import { skelly } from '../../src/rulesets/skelly/skelly.ts'
import { arbitraryPlay } from '../arbitrary-play.ts'

const text = `match 1
rules skelly 1
physics 1
bots 0
way ranked
court street
grip 95
clock 20
seed 00000000000000000000000000000007
date 1764460800000
A candle "Ana"
B tar "O\\"Brien = 3"

0 begin
1500 A aims
2100 A sets 90.5,1190
3000 A flicks -12,-300 640 = 0123456789abcdef
30000 clock = fedcba9876543210
31000 back after 5000
40000 A=B leave both-gone
-20 void left-together

over A B by resigned
`

describe('a match as text', () => {
  test('is read and written to the letter', () => {
    const read = readRecord(text)
    expect(read).toMatchObject({
      ok: true,
      value: { date: 1_764_460_800_000, setup: { grip: 95, shotClock: 20 } },
    })
    expect(read.ok && read.value.setup.seats[1]).toEqual({ name: 'O"Brien = 3', fill: 'tar' })
    expect(read.ok && read.value.commands[3]).toEqual({
      after: 3000,
      action: { kind: 'move', seat: 0, move: [2, -12, -300, 640] },
      hash: '0123456789abcdef',
    })
    expect(read.ok && recordText(read.value)).toBe(text)
  })

  test('names the strength of a computer player', () => {
    const read = readRecord(text.replace('B tar ', 'B tar hard '))
    expect(read.ok && read.value.setup.seats[1]).toEqual({
      name: 'O"Brien = 3',
      fill: 'tar',
      computer: 'hard',
    })
    expect(readRecord(text.replace('B tar ', 'B tar divine '))).toMatchObject({ refusal: 'bad-header' })
  })

  test.each(['\u2028', '\u0085', '\n\r', '\t ', '" = 0'])('a name may hold %j', (name) => {
    const read = readRecord(text)
    if (!read.ok) throw new Error(read.refusal)
    const { setup } = read.value
    const record = {
      ...read.value,
      setup: { ...setup, seats: setup.seats.map((seat) => ({ ...seat, name })) },
    }
    expect(readRecord(recordText(record))).toEqual({ ok: true, value: record })
  })

  test('comes back as it was, whatever was played', () => {
    fc.assert(
      fc.property(arbitraryPlay, ({ match, journal }) => {
        const record = recordOf(skelly, match.setup, millis(1_764_460_800_000), journal)
        expect(readRecord(recordText(record))).toEqual({ ok: true, value: record })
      }),
      { numRuns: 100 },
    )
  })

  test.each([
    { why: 'another first line', from: 'match 1', to: 'match 2', refusal: 'not-a-match', line: 1 },
    { why: 'an unknown way', from: 'way ranked', to: 'way around', refusal: 'bad-header', line: 2 },
    { why: 'a short seed', from: '007\n', to: '07\n', refusal: 'bad-header', line: 2 },
    { why: 'an unknown fill', from: 'A candle', to: 'A glue', refusal: 'bad-header', line: 2 },
    { why: 'a name without its quotes', from: '"Ana"', to: 'Ana', refusal: 'bad-header', line: 2 },
    { why: 'a broken name', from: '"Ana"', to: '"A"na"', refusal: 'bad-header', line: 2 },
    { why: 'no time', from: '1500 A', to: 'A', refusal: 'bad-command', line: 15 },
    { why: 'an unknown word', from: 'A aims', to: 'A hopes', refusal: 'bad-command', line: 15 },
    { why: 'a place off the grid', from: '90.5,1190', to: '90.51,1190', refusal: 'bad-command', line: 16 },
    { why: 'too much strength', from: '300 640', to: '300 1001', refusal: 'bad-command', line: 17 },
    { why: 'a short hash', from: '= 0123', to: '= 012', refusal: 'bad-command', line: 17 },
    {
      why: 'an unknown reason',
      from: 'leave both-gone',
      to: 'leave bored',
      refusal: 'bad-command',
      line: 20,
    },
    { why: 'no end', from: 'over A B by resigned', to: 'over', refusal: 'bad-end', line: 23 },
    { why: 'two ends', from: 'by resigned', to: 'by resigned\nopen', refusal: 'bad-end', line: 23 },
  ])('$why is refused: $refusal in line $line', ({ from, to, refusal, line }) => {
    expect(readRecord(text.replace(from, to))).toEqual({ ok: false, refusal, line })
  })
})
