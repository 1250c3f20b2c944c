import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hashWords } from '../../../src/hash.ts'
import { LEVELS } from '../../../src/levels/index.ts'
import { levelNumberIn, walkAttempt } from '../../../src/challenges/index.ts'
import { LEAVINGS, VOIDINGS } from '../../../src/match/match.ts'
import { millis } from '../../../src/ids.ts'
import { compactReplay, expandReplay } from '../../../src/replay/compact-replay.ts'
import { decodeReplay, readReplay, type DecodedReplay } from '../../../src/replay/decode-replay.ts'
import { encodeReplay } from '../../../src/replay/encode-replay.ts'
import { replayIdentity } from '../../../src/replay/replay-identity.ts'
import { replayOf } from '../../../src/replay/replay-of.ts'
import type { Replay } from '../../../src/replay/replay.ts'
import { verifyWalk } from '../../../src/replay/verify-replay.ts'
import { walkReplay, type Walk } from '../../../src/replay/walk-replay.ts'
import { STRENGTHS, WAYS } from '../../../src/rulesets/ruleset.ts'
import { skelly } from '../../../src/rulesets/skelly/skelly.ts'
import { arbitraryPlay } from '../../arbitrary-play.ts'
import { hashList } from './hash-list.ts'
import { readWord } from './read-word.ts'
import { sha256 } from './sha256.ts'

interface Vector {
  readonly what: string
  readonly text: string
  readonly word: string
  readonly identity: string
  readonly hashes: readonly {
    readonly command: number
    readonly words: readonly number[]
    readonly hash: string
  }[]
}

interface Refused {
  readonly what: string
  readonly form: 'json' | 'word'
  readonly text: string
  readonly refusal: string
  readonly where: string
}

const files = import.meta.glob('../../../../../docs/replay-format/*.json', { import: 'default', eager: true })
const page = import.meta.glob('../../../../../docs/replay-format.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const text = String(Object.values(page)[0])
const isRefused = (path: string): boolean => path.endsWith('/refused.json')
const vectors = Object.entries(files).flatMap(([path, file]) => (isRefused(path) ? [] : [file as Vector]))
const refused = Object.entries(files).flatMap(([path, file]) => (isRefused(path) ? (file as Refused[]) : []))

const replayIn = (read: DecodedReplay): Replay => {
  if (!read.ok) throw new Error(`${read.refusal} at ${read.where}`)
  return read.value
}

const walkOf = (replay: Replay): Walk => {
  const level = LEVELS.find(({ number }) => number === levelNumberIn(replay.setup))
  return (level === undefined ? null : walkAttempt(level, replay)?.walk) ?? walkReplay(replay)
}

describe('the vectors', () => {
  test('have every way, action, move, reason, end and strength in them', () => {
    const all = vectors.map(({ text: json }) => json).join('\n')
    const kinds = ['begin', 'move', 'time-out', 'leave', 'resume', 'void', 'over']
    for (const word of [...WAYS, ...LEAVINGS, ...VOIDINGS, ...STRENGTHS, ...kinds]) {
      expect(all, word).toContain(`"${word}"`)
    }
    for (const move of ['[0]', '[1,', '[2,']) expect(all).toContain(`"move":${move}`)
    expect(all).toContain('"end":null')
    expect(all).toContain('"after":-')
  })

  test.each(vectors)('$what', ({ text: json, word, identity, hashes }) => {
    const replay = replayIn(decodeReplay(json))
    expect(encodeReplay(replay)).toBe(json)
    expect(compactReplay(replay)).toBe(word)
    expect(expandReplay(word)).toEqual({ ok: true, value: replay })
    expect(sha256(replayIdentity(replay))).toBe(identity)
    const walk = walkOf(replay)
    expect(verifyWalk(replay, walk)).toEqual({ verified: true, shots: hashes.length })
    const told = walk.frames.flatMap(({ index, after, entry, matches }) =>
      matches === null
        ? []
        : [{ command: index, words: [after.ply, ...skelly.words(after.state)], hash: entry.hash }],
    )
    expect(told).toEqual(hashes)
  })

  test.each(refused)('refused: $what', ({ form, text: given, refusal, where }) => {
    expect(form === 'json' ? decodeReplay(given) : expandReplay(given)).toEqual({ ok: false, refusal, where })
  })
})

describe('a reader written from the page alone', () => {
  test.each(vectors)('reads $what', ({ text: json, word, identity, hashes }) => {
    expect(JSON.stringify(readWord(word))).toBe(json)
    expect(sha256(blanked(json))).toBe(identity)
    for (const { words, hash } of hashes) expect(hashList(words)).toBe(hash)
  })

  test('reads anything that was played', () => {
    fc.assert(
      fc.property(arbitraryPlay, fc.nat(8_640_000_000_000_000), (table, date) => {
        const replay = replayOf(table.match.setup, millis(date), table.journal)
        const json = encodeReplay(replay)
        expect(JSON.stringify(readWord(compactReplay(replay)))).toBe(json)
        expect(readReplay(readWord(compactReplay(replay)))).toEqual({ ok: true, value: replay })
        expect(blanked(json)).toBe(replayIdentity(replay))
        for (const { after, entry } of walkReplay(replay).frames) {
          expect(hashList([after.ply, ...skelly.words(after.state)])).toBe(entry.hash)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('hashes any list', () => {
    const list = fc.array(fc.oneof(fc.integer(), fc.maxSafeInteger()), { maxLength: 40 })
    fc.assert(
      fc.property(list, (words) => {
        expect(hashList(words)).toBe(hashWords(words))
      }),
    )
  })

  test('gives the hashes that stand on the page', () => {
    expect(text).toContain(`The hash of the empty list is \`${hashList([])}\``)
    expect(text).toContain(
      `of \`[1, -1, 9007199254740991]\` it is \`${hashList([1, -1, 9_007_199_254_740_991])}\``,
    )
  })

  test('its SHA-256 is that of FIPS 180-4', () => {
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
    expect(sha256('a'.repeat(119))).toBe('31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb')
  })
})

/** The JSON with every name empty and the date 0, by the page. */
const blanked = (json: string): string => {
  const replay = JSON.parse(json) as { date: number; setup: { seats: { name: string }[] } }
  replay.date = 0
  for (const seat of replay.setup.seats) seat.name = ''
  return JSON.stringify(replay)
}
