import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { recordText } from '../../src/notation/record-text.ts'
import { compactReplay, expandReplay } from '../../src/replay/compact-replay.ts'
import { decodeReplay, LONGEST_REPLAY } from '../../src/replay/decode-replay.ts'
import { encodeReplay } from '../../src/replay/encode-replay.ts'
import { recognizeReplay } from '../../src/replay/recognize-replay.ts'
import { verifyReplay } from '../../src/replay/verify-replay.ts'
import { playedReplay } from './played-replay.ts'

const replay = playedReplay()
const json = encodeReplay(replay)
const word = compactReplay(replay)
const notation = recordText(replay)

const FLICK = '"move":[2,0,-1,500]'
/** The stored game with the first flick written otherwise. */
const flicked = (move: string): string => json.replace(FLICK, `"move":${move}`)
const AT_FLICK = 'replay.commands[2].action.move'

test('the flick that is written otherwise is there', () => {
  expect(json).toContain(FLICK)
})

describe('files that are no replays', () => {
  test.each([
    { what: 'nothing', text: '', refusal: 'not-a-match', where: '1' },
    { what: 'a letter home', text: 'Dear Ana,\nno caps here.', refusal: 'not-a-match', where: '1' },
    { what: 'a picture', text: '\u0089PNG\r\n\u001A\n\0\0\0\rIHDR', refusal: 'not-a-match', where: '1' },
    { what: 'an archive', text: 'PK\u0003\u0004\u0014\0\0\0', refusal: 'not-a-match', where: '1' },
    { what: 'UTF-16 read as bytes', text: '{\0"\0f\0', refusal: 'not-json', where: 'replay:1:2' },
    { what: 'other JSON', text: '{"name":"skelly"}', refusal: 'malformed', where: 'replay.name' },
    { what: 'an empty object', text: '{}', refusal: 'unknown-format', where: 'replay.format' },
    { what: 'two replays', text: `${json}\n${json}`, refusal: 'not-json', where: 'replay:2:1' },
    {
      what: 'JSON with a comma too many',
      text: '{\n  "format": 1,\n}',
      refusal: 'not-json',
      where: 'replay:3:1',
    },
    {
      what: 'a coming format',
      text: '{"wind":3,"format":2}',
      refusal: 'unknown-format',
      where: 'replay.format',
    },
    { what: 'a coming format in a word', text: 'Ag', refusal: 'unknown-format', where: 'replay.format' },
    { what: 'any word', text: 'abcd', refusal: 'malformed', where: 'replay, byte 0' },
    {
      what: 'a key twice',
      text: json.replace('"date":', '"date":1,"date":'),
      refusal: 'malformed',
      where: 'replay:1:22',
    },
    {
      what: 'deep nesting',
      text: `{"format":${'['.repeat(1_000_000)}`,
      refusal: 'malformed',
      where: 'replay:1:22',
    },
    {
      what: 'ten megabytes',
      text: `{"format":1${' '.repeat(10_000_000)}`,
      refusal: 'too-long',
      where: 'replay',
    },
    { what: 'a word of ten megabytes', text: 'A'.repeat(10_000_000), refusal: 'too-long', where: 'replay' },
    {
      what: 'a flick at infinity',
      text: flicked('[2,1e999,0,500]'),
      refusal: 'malformed',
      where: `${AT_FLICK}[1]`,
    },
    {
      what: 'a flick nowhere',
      text: flicked('[2,NaN,0,500]'),
      refusal: 'not-json',
      where: `replay:1:${String(json.indexOf(FLICK) + '"move":[2,'.length + 1)}`,
    },
    { what: 'half a flick', text: flicked('[2,0.5,0,500]'), refusal: 'malformed', where: `${AT_FLICK}[1]` },
    {
      what: 'a flick at 2^53',
      text: flicked('[2,9007199254740992,0,500]'),
      refusal: 'malformed',
      where: `${AT_FLICK}[1]`,
    },
    {
      what: 'a flick in words',
      text: flicked('["flick","0","-1","500"]'),
      refusal: 'malformed',
      where: `${AT_FLICK}[0]`,
    },
    {
      what: 'a flick of a thousand numbers',
      text: flicked(`[${'1,'.repeat(999)}1]`),
      refusal: 'malformed',
      where: AT_FLICK,
    },
    {
      what: 'a thousand caps',
      text: json.replace(/"seats":\[.*?\]/, `"seats":[${'{"name":"","fill":"tar"},'.repeat(999)}{}]`),
      refusal: 'malformed',
      where: 'replay.setup.seats',
    },
    {
      what: 'a long key',
      text: `{"${'x'.repeat(5000)}":1}`,
      refusal: 'malformed',
      where: `replay.${JSON.stringify(`${'x'.repeat(40)}…`).slice(1, -1)}`,
    },
    { what: 'a key of two lines', text: '{"a\\nb":1}', refusal: 'malformed', where: 'replay."a\\nb"' },
    {
      what: 'the prototype',
      text: '{"__proto__":{"format":1}}',
      refusal: 'malformed',
      where: 'replay.__proto__',
    },
    {
      what: 'a cut word',
      text: word.slice(0, -4),
      refusal: 'malformed',
      where: 'replay, byte 136',
    },
    {
      what: 'notation with another flick',
      text: notation.replace('flicks', 'kicks'),
      refusal: 'bad-command',
      where: '16',
    },
    {
      what: 'notation with a street of ice',
      text: notation.replace('clock 20', 'clock 0'),
      refusal: 'malformed',
      where: 'replay.setup.shotClock',
    },
  ])('$what: $refusal at $where', ({ text, refusal, where }) => {
    expect(recognizeReplay(text)).toMatchObject({ ok: false, refusal, where })
  })

  test.each([
    { what: 'a byte order mark', text: `\uFEFF${json}` },
    {
      what: 'lines that end as on Windows',
      text: JSON.stringify(JSON.parse(json), null, 2).replaceAll('\n', '\r\n'),
    },
    { what: 'blanks round a word', text: `\r\n  ${word}\r\n` },
    { what: 'a byte order mark before notation', text: `\uFEFF${notation.replaceAll('\n', '\r\n')}` },
  ])('$what is no harm', ({ text }) => {
    expect(recognizeReplay(text)).toMatchObject({ ok: true, value: replay })
  })
})

describe('cut anywhere', () => {
  const cutsOf = (text: string): readonly string[] =>
    Array.from({ length: text.length }, (_, length) => text.slice(0, length))

  test('JSON is no replay, and the place is where it breaks off', () => {
    for (const cut of cutsOf(json)) {
      const at = `replay:1:${String(cut.length + 1)}`
      const read = decodeReplay(cut)
      expect(read).toMatchObject({ ok: false, refusal: 'not-json' })
      // inside a number or a word nobody sees yet that it is cut
      if (!read.ok && /[",:{}[\]]$/.test(cut)) expect(read.where).toBe(at)
    }
  })

  test('a word for links is no replay', () => {
    for (const cut of cutsOf(word)) expect(expandReplay(cut).ok).toBe(false)
  })
})

describe('changed anywhere', () => {
  const changedIn = (text: string, unit: fc.Arbitrary<string>): fc.Arbitrary<string> =>
    fc
      .array(fc.tuple(fc.nat(text.length), fc.string({ unit, maxLength: 3 }), fc.nat(3)), {
        minLength: 1,
        maxLength: 4,
      })
      .map((changes) =>
        changes.reduce((given, [at, put, cut]) => given.slice(0, at) + put + given.slice(at + cut), text),
      )

  /** It never throws: a refusal has a place, and what is read is one canonical text, and plays or does not. */
  const isAnswered = (text: string): void => {
    const read = recognizeReplay(text)
    if (!read.ok) {
      expect(read.where.length).toBeGreaterThan(0)
      expect(read.where.length).toBeLessThan(120)
      return
    }
    expect(decodeReplay(encodeReplay(read.value))).toEqual({ ok: true, value: read.value })
    expect(expandReplay(compactReplay(read.value))).toEqual({ ok: true, value: read.value })
    expect(typeof verifyReplay(read.value).verified).toBe('boolean')
  }

  const anything = fc.oneof(
    fc.constantFrom(...Array.from('0123456789-[]{}",:.eE\\ \n')),
    fc.string({ unit: 'binary', maxLength: 1 }),
  )
  test.each([
    { form: 'JSON', text: json, unit: anything },
    { form: 'notation', text: notation, unit: anything },
    { form: 'a word', text: word, unit: fc.constantFrom(...Array.from('AZaz09-_B8xQ')) },
  ])('$form is read or refused, and never throws', ({ text, unit }) => {
    fc.assert(fc.property(changedIn(text, unit), isAnswered), { numRuns: 600 })
  })

  test('another word never stands for the same replay', () => {
    fc.assert(
      fc.property(changedIn(word, fc.constantFrom(...Array.from('AZaz09-_'))), (other) => {
        const read = expandReplay(other)
        if (read.ok) expect(compactReplay(read.value)).toBe(other)
      }),
      { numRuns: 2000 },
    )
  })
})

test('the longest text that is looked at is read and refused within seconds', () => {
  const many = '{"after":0,"action":{"kind":"begin"},"hash":null},'
  const most = many.repeat(Math.floor((LONGEST_REPLAY - json.length) / many.length))
  const text = json.replace('"commands":[', `"commands":[${most}`)
  const began = performance.now()
  const read = decodeReplay(text)
  expect(read.ok).toBe(true)
  if (read.ok) expect(verifyReplay(read.value)).toMatchObject({ verified: false, why: 'refused' })
  // a second on an idle machine
  expect(performance.now() - began).toBeLessThan(20_000)
})
