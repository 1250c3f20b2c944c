import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  beginMatch,
  enact,
  expandReplay,
  follow,
  positionText,
  readPosition,
  readRecord,
  REPLAY_FORMAT,
  skelly,
  walkReplay,
  type JournalEntry,
  type Match,
  type Replay,
  type SkellyEvent,
  type SkellyMove,
  type SkellyState,
} from '../../src/index.ts'
import { arbitraryPlay } from '../arbitrary-play.ts'
import long from '../replays/long-1.replay?raw'
import troubled from '../replays/troubled-3.replay?raw'
import four from '../replays/four.txt?raw'
import upset from '../replays/upset.txt?raw'

type Entry = JournalEntry<SkellyMove, SkellyEvent>

/** The match as somebody knows it who was handed it in writing: its position as a line, the rest as JSON. */
const handedOver = (match: Match<SkellyState>): Match<SkellyState> => {
  const position = readPosition(positionText(match.state))
  if (!position.ok) throw new Error(`${positionText(match.state)}: ${position.refusal}`)
  const rest = JSON.parse(JSON.stringify({ ...match, state: null })) as Match<null>
  return { ...rest, state: position.value }
}

/** Goes on with the commands that were given, and expects what they led to then: events, times and hashes. */
const expectSameFrom = (match: Match<SkellyState>, entries: readonly Entry[]): Match<SkellyState> =>
  entries.reduce((before, entry) => {
    const enacted = enact(skelly, before, entry.command)
    expect(enacted).toMatchObject({ ok: true })
    if (!enacted.ok) return before
    expect(enacted.value.entry).toEqual(entry)
    return enacted.value.match
  }, match)

/** The matches before each of the entries, and the one after them all. */
const matchesOf = (begin: Match<SkellyState>, entries: readonly Entry[]): readonly Match<SkellyState>[] =>
  entries.reduce<readonly Match<SkellyState>[]>(
    (matches, { happenings }) => [...matches, follow(skelly, matches.at(-1) ?? begin, happenings)],
    [begin],
  )

const entriesOf = (replay: Replay): readonly Entry[] => walkReplay(replay).frames.map(({ entry }) => entry)

const readText = (text: string): Replay => {
  const record = readRecord(text)
  if (!record.ok) throw new Error(record.refusal)
  return { format: REPLAY_FORMAT, ...record.value }
}

const readCompact = (text: string): Replay => {
  const replay = expandReplay(text.trim())
  if (!replay.ok) throw new Error(replay.refusal)
  return replay.value
}

test.each([
  { of: 'each', stride: 1, game: 'four players', replay: readText(four), least: 100 },
  { of: 'each', stride: 1, game: 'lost turns and one who leaves', replay: readText(upset), least: 60 },
  { of: 'every seventh', stride: 7, game: 'all kinds of trouble', replay: readCompact(troubled), least: 20 },
  { of: 'every seventh', stride: 7, game: 'a long one', replay: readCompact(long), least: 100 },
])('a game goes on the same from $of of its positions: $game', ({ stride, replay, least }) => {
  const entries = entriesOf(replay)
  expect(entries.length).toBeGreaterThan(least)
  const matches = matchesOf(beginMatch(skelly, replay.setup), entries)
  for (const [place, match] of matches.entries()) {
    if (place % stride !== 0) continue
    expect(expectSameFrom(handedOver(match), entries.slice(place))).toEqual(matches.at(-1))
  }
})

test('so does any match at all, from anywhere', () => {
  fc.assert(
    fc.property(arbitraryPlay, fc.nat(), ({ match, journal }, somewhere) => {
      const place = somewhere % (journal.length + 1)
      const before = matchesOf(beginMatch(skelly, match.setup), journal)[place]
      expect(before === undefined ? null : expectSameFrom(handedOver(before), journal.slice(place))).toEqual(
        match,
      )
    }),
    { numRuns: 150 },
  )
})
