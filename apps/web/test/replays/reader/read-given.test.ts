import { compactReplay, encodeReplay, millis, recordText, replayOf, type Replay } from '@skelly/engine'
import { attemptReplay, checkSolution } from '@skelly/engine/challenges'
import { LEVELS } from '@skelly/engine/levels'
import { Table, setupOf } from '@skelly/engine/testing'
import { describe, expect, test } from 'vitest'
import { readGiven } from '../../../src/replays/reader/read-given.ts'
import type { Given } from '../../../src/replays/reader/reading.ts'

const played = (): Replay => {
  const table = new Table(setupOf())
  table.begin(0)
  table.flick(0, -1, 500)
  return replayOf(table.match.setup, millis(0), table.journal)
}
const replay = played()
const json = encodeReplay(replay)

const given = (text: string): Given => ({ kind: 'text', text })
const bytes = (from: Uint8Array): Given => ({ kind: 'bytes', bytes: Uint8Array.from(from).buffer })
const utf8 = (text: string): Given => bytes(new TextEncoder().encode(text))

describe('what is given is opened', () => {
  test.each([
    { what: 'a file', from: utf8(json) },
    { what: 'a file with a byte order mark and lines as on Windows', from: utf8(`\uFEFF${json}\r\n`) },
    { what: 'a word', from: given(compactReplay(replay)) },
    {
      what: 'a link that holds it',
      from: given(`https://skelly.example/replays/open#${compactReplay(replay)}`),
    },
    { what: 'a game in words', from: given(recordText(replay)) },
  ])('$what', ({ from }) => {
    expect(readGiven(from, null)).toEqual({ kind: 'opened', replay, level: null })
  })

  test('an attempt at a challenge on its level, which is asked for', () => {
    const [level, other] = LEVELS
    if (level === undefined || other === undefined) throw new Error('there are no levels')
    const attempt = attemptReplay(checkSolution(level).played, millis(0))
    const from = given(encodeReplay(attempt))
    expect(readGiven(from, null)).toEqual({ kind: 'attempt', number: level.number })
    expect(readGiven(from, other)).toEqual({ kind: 'attempt', number: level.number })
    expect(readGiven(from, level)).toMatchObject({ kind: 'opened', level: { number: level.number } })
    const changed = { ...level, grip: level.grip === 100 ? 105 : 100 }
    expect(readGiven(from, changed)).toEqual({ kind: 'fault', fault: 'no-level', place: null })
  })
})

describe('what can’t be opened', () => {
  const path = (where: string) => ({ kind: 'path', path: where })
  const setup = (from: string, to: string): Given => given(json.replace(from, to))
  const flicks = `,${json.slice(json.lastIndexOf('{"after"'), json.lastIndexOf(']'))}`.repeat(1_001)
  test.each([
    { what: 'nothing', from: utf8(' \n'), fault: 'empty', place: null },
    {
      what: 'a picture',
      from: bytes(Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10)),
      fault: 'not-text',
      place: null,
    },
    { what: 'UTF-16', from: bytes(Uint8Array.of(255, 254, 123, 0, 34, 0)), fault: 'not-text', place: null },
    { what: 'an archive', from: utf8('PK\u0003\u0004'), fault: 'not-a-match', place: null },
    { what: 'ten megabytes', from: given(' '.repeat(10_000_000)), fault: 'too-large', place: null },
    {
      what: 'a file that breaks off',
      from: given(json.slice(0, 30)),
      fault: 'not-json',
      place: path('replay:1:31'),
    },
    {
      what: 'another format',
      from: setup('"format":1', '"format":2'),
      fault: 'unknown-format',
      place: path('replay.format'),
    },
    {
      what: 'a flick at infinity',
      from: setup('[2,0,', '[2,1e999,'),
      fault: 'malformed',
      place: path('replay.commands[1].action.move[1]'),
    },
    {
      what: 'a game in words with a word too many',
      from: given(recordText(replay).replace('flicks', 'really flicks')),
      fault: 'bad-command',
      place: { kind: 'line', line: 15 },
    },
    { what: 'other rules', from: setup('"rules":1', '"rules":2'), fault: 'other-game', place: null },
    { what: 'another court', from: setup('"street"', '"moon"'), fault: 'other-game', place: null },
    { what: 'ice', from: setup('"grip":100', '"grip":1'), fault: 'other-table', place: null },
    {
      what: 'an empty table',
      from: given(json.replace(/"seats":\[.*?\]/, '"seats":[]')),
      fault: 'other-table',
      place: null,
    },
    {
      what: 'a thousand flicks more',
      from: given(json.replace('],"end"', `${flicks}],"end"`)),
      fault: 'too-many',
      place: null,
    },
  ])('$what: $fault', ({ from, fault, place }) => {
    expect(readGiven(from, null)).toEqual({ kind: 'fault', fault, place })
  })

  test('commands that do not follow the rules are opened as far as they go', () => {
    const early = json.replace('"after":0,"action":{"kind":"move"', '"after":-5,"action":{"kind":"move"')
    expect(readGiven(given(early.replace('"seat":0', '"seat":1')), null).kind).toBe('opened')
  })

  test('no bytes at all make it throw', () => {
    const [head = 0] = new TextEncoder().encode('{')
    let state = 1
    for (let round = 0; round < 1000; round += 1) {
      const random = Uint8Array.from({ length: round % 200 }, () => {
        state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
        return state >>> 24
      })
      expect(readGiven(bytes(random), null).kind).toBe('fault')
      expect(readGiven(bytes(Uint8Array.of(head, ...random)), null).kind).toBe('fault')
    }
  })
})
