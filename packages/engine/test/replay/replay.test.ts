import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { millis, readStateHash } from '../../src/ids.ts'
import { readRecord, recordText } from '../../src/notation/record-text.ts'
import { compactReplay, expandReplay } from '../../src/replay/compact-replay.ts'
import { decodeReplay, readReplay } from '../../src/replay/decode-replay.ts'
import { encodeReplay } from '../../src/replay/encode-replay.ts'
import { replayIdentity } from '../../src/replay/replay-identity.ts'
import { replayOf } from '../../src/replay/replay-of.ts'
import type { Replay } from '../../src/replay/replay.ts'
import { verifyReplay } from '../../src/replay/verify-replay.ts'
import { walkReplay } from '../../src/replay/walk-replay.ts'
import { setupOf } from '../../src/testing/setup-of.ts'
import { Table } from '../../src/testing/table.ts'
import { arbitraryPlay } from '../arbitrary-play.ts'

const DATE = millis(1_764_460_800_000)
const replayOfTable = ({ match, journal }: Table): Replay => replayOf(match.setup, DATE, journal)

describe('a replay of anything that was played', () => {
  test('verifies, and walks through the very states', () => {
    fc.assert(
      fc.property(arbitraryPlay, (table) => {
        const replay = replayOfTable(table)
        expect(verifyReplay(replay)).toEqual({ verified: true, shots: table.match.ply })
        const { frames, refused } = walkReplay(replay)
        expect(refused).toBeNull()
        expect(frames.at(-1)?.after).toEqual(table.match)
        for (const { entry, matches, index } of frames) {
          expect(entry.hash).toBe(table.journal[index]?.hash)
          expect(matches).not.toBe(false)
        }
      }),
      { numRuns: 100 },
    )
  })

  test('comes back from its text, its word for links and its notation', () => {
    fc.assert(
      fc.property(arbitraryPlay, (table) => {
        const replay = replayOfTable(table)
        const same = { ok: true, value: replay }
        expect(decodeReplay(encodeReplay(replay))).toEqual(same)
        expect(expandReplay(compactReplay(replay))).toEqual(same)
        expect(compactReplay(replay)).toMatch(/^[A-Za-z0-9_-]+$/)
        const { format, ...record } = replay
        expect(readRecord(recordText(replay))).toEqual({ ok: true, value: record })
        expect(format).toBe(1)
      }),
      { numRuns: 100 },
    )
  })

  test('verifies when it is cut off after any command', () => {
    fc.assert(
      fc.property(arbitraryPlay, fc.nat(40), (table, length) => {
        const replay = replayOfTable(table)
        const commands = replay.commands.slice(0, length)
        const end = commands.length === replay.commands.length ? replay.end : null
        expect(verifyReplay({ ...replay, commands, end })).toMatchObject({ verified: true })
      }),
      { numRuns: 60 },
    )
  })
})

/** Ana flicks, Ben loses his turn, Ana flicks, Ben resigns. */
const played = (): Replay => {
  const table = new Table(setupOf())
  table.begin(DATE)
  table.setDown(60, 1190)
  table.flick(0, -1, 500)
  table.timeOut()
  table.flick(1, -3, 450)
  table.leave([1])
  return replayOfTable(table)
}

const withCommand = (replay: Replay, index: number, change: Partial<Replay['commands'][number]>): Replay => ({
  ...replay,
  commands: replay.commands.map((command, place) => (place === index ? { ...command, ...change } : command)),
})

describe('a replay that lies', () => {
  const otherHash = readStateHash('0123456789abcdef')
  test.each([
    { why: 'another hash', index: 4, change: { hash: otherHash }, is: { shot: 3, why: 'other-hash' } },
    { why: 'no hash', index: 2, change: { hash: null }, is: { shot: 1, why: 'other-hash' } },
    { why: 'a hash too many', index: 1, change: { hash: otherHash }, is: { shot: 1, why: 'other-hash' } },
    {
      why: 'another flick',
      index: 2,
      change: { action: { kind: 'move', seat: 0, move: [2, 0, -1, 501] } },
      is: { shot: 1, why: 'other-hash' },
    },
    {
      why: 'a flick that is none',
      index: 4,
      change: { action: { kind: 'move', seat: 0, move: [2, 0, 0, 501] } },
      is: { shot: 3, why: 'refused' },
    },
    { why: 'a turn lost too early', index: 3, change: { after: 5000 }, is: { shot: 2, why: 'refused' } },
  ] as const)('$why differs at shot $is.shot', ({ index, change, is }) => {
    expect(verifyReplay(withCommand(played(), index, change as never))).toEqual({ verified: false, ...is })
  })

  test.each([
    { why: 'another winner', end: { kind: 'over', places: [[1], [0]], leaving: 'resigned' } },
    { why: 'another reason', end: { kind: 'over', places: [[0], [1]], leaving: 'silent' } },
    { why: 'void', end: { kind: 'void', why: 'server-lost' } },
    { why: 'no end', end: null },
  ] as const)('$why differs at the end', ({ end }) => {
    const replay = { ...played(), end } as unknown as Replay
    expect(verifyReplay(replay)).toEqual({ verified: false, shot: 3, why: 'other-end' })
  })

  test.each([
    { why: 'other rules', setup: { versions: { physics: 1, rules: 2, bots: 0 } } },
    { why: 'other physics', setup: { versions: { physics: 2, rules: 1, bots: 0 } } },
    { why: 'another ruleset', setup: { ruleset: 'skulley' } },
    { why: 'another court', setup: { court: 'moon' } },
    { why: 'a crowd', setup: { seats: [] } },
    { why: 'ice', setup: { grip: 1 } },
  ])('$why can not be played', ({ setup }) => {
    const replay = played()
    const other = { ...replay, setup: { ...replay.setup, ...setup } }
    expect(verifyReplay(other)).toEqual({ verified: false, shot: 1, why: 'refused' })
    expect(walkReplay(other).begin).toBeNull()
  })
})

describe('what is no replay', () => {
  const value = (change: object): unknown => ({ ...played(), ...change })
  test.each([
    { why: 'another format', change: { format: 2 }, refusal: 'unknown-format', where: 'replay.format' },
    { why: 'a field more', change: { note: '' }, refusal: 'malformed', where: 'replay.note' },
    { why: 'a field less', change: { date: undefined }, refusal: 'malformed', where: 'replay.date' },
    { why: 'no list', change: { commands: {} }, refusal: 'malformed', where: 'replay.commands' },
    {
      why: 'an unknown command',
      change: { commands: [{ after: 0, action: { kind: 'cheat' }, hash: null }] },
      refusal: 'malformed',
      where: 'replay.commands[0].action.kind',
    },
    {
      why: 'half a millisecond',
      change: { commands: [{ after: 0.5, action: { kind: 'begin' }, hash: null }] },
      refusal: 'malformed',
      where: 'replay.commands[0].after',
    },
  ])('$why: $refusal at $where', ({ change, refusal, where }) => {
    expect(readReplay(value(change))).toEqual({ ok: false, refusal, where })
  })

  test('text that is no JSON, a word that is none', () => {
    expect(decodeReplay('{')).toEqual({ ok: false, refusal: 'not-json', where: 'replay:1:2' })
    for (const word of [
      '',
      'A',
      '?',
      'AAAA',
      compactReplay(played()).slice(0, -2),
      `${compactReplay(played())}AA`,
    ]) {
      expect(expandReplay(word)).toMatchObject({ ok: false })
    }
  })

  test('no word at all makes it throw or dawdle', () => {
    const word = compactReplay(played())
    fc.assert(
      fc.property(fc.nat(word.length - 1), fc.constantFrom('A', '_', 'z', '8'), (place, digit) => {
        const read = expandReplay(word.slice(0, place) + digit + word.slice(place + 1))
        expect(typeof read.ok).toBe('boolean')
        if (read.ok) expect(typeof verifyReplay(read.value).verified).toBe('boolean')
      }),
      { numRuns: 300 },
    )
  })
})

test('the same game under other names and dates is the same game', () => {
  const replay = played()
  const seats = replay.setup.seats.map((seat) => ({ ...seat, name: 'X' }))
  const renamed = { ...replay, date: millis(5), setup: { ...replay.setup, seats } }
  expect(replayIdentity(renamed)).toBe(replayIdentity(replay))
  expect(replayIdentity(withCommand(replay, 1, { after: 1 }))).not.toBe(replayIdentity(replay))
})
