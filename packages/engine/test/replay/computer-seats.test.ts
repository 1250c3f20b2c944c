import { expect, test } from 'vitest'
import {
  FILL_NAMES,
  STRENGTHS,
  compactReplay,
  decodeReplay,
  encodeReplay,
  expandReplay,
  millis,
  readReplay,
  replayOf,
  verifyReplay,
  type Replay,
  type SeatSetup,
} from '../../src/index.ts'
import { toBase64url } from '../../src/replay/codec/base64url.ts'
import { writeCompact } from '../../src/replay/codec/compact-codec.ts'
import { setupOf } from '../../src/testing/setup-of.ts'
import { Table } from '../../src/testing/table.ts'

const versions = { ...setupOf().versions, bots: 1 }

const begunWith = (seats: readonly SeatSetup[], bots = 1): Replay => {
  const table = new Table(setupOf({ way: 'machine', versions: { ...versions, bots }, seats }))
  table.begin(5)
  return replayOf(table.match.setup, millis(5), table.journal)
}

const ana: SeatSetup = { name: 'Ana', fill: 'tar' }

test.each(STRENGTHS.flatMap((computer) => FILL_NAMES.map((fill) => ({ computer, fill }))))(
  'a $computer computer player with $fill comes back from JSON and from the word for links',
  (held) => {
    const replay = begunWith([ana, { name: 'B', ...held }])
    expect(decodeReplay(encodeReplay(replay))).toEqual({ ok: true, value: replay })
    expect(expandReplay(compactReplay(replay))).toEqual({ ok: true, value: replay })
    expect(verifyReplay(replay).verified).toBe(true)
  },
)

test('people have no such field, and their replays stay as they were', () => {
  const replay = begunWith([ana, { name: 'Ben', fill: 'crayon' }], 0)
  expect(encodeReplay(replay)).toBe(
    '{"format":1,"date":5,"setup":{"ruleset":"skelly","versions":{"physics":1,"rules":1,"bots":0},"way":"machine",' +
      '"court":"street","seed":"00000000000000000000000000000007","grip":100,"shotClock":20,' +
      '"seats":[{"name":"Ana","fill":"tar"},{"name":"Ben","fill":"crayon"}]},' +
      '"commands":[{"after":0,"action":{"kind":"begin"},"hash":null}],"end":null}',
  )
  expect(compactReplay(replay)).toBe(COMPACT)
})

/** Written before there were computer players in replays. */
const COMPACT = 'AQUGc2tlbGx5AQEAAAZzdHJlZXQAAAAAAAAAAAAAAAAAAAAHZAEUAgNBbmEEA0JlbgIBAAAAAA'

test.each([{ computer: null }, { computer: 'divine' }, { computer: 1 }])('%j is refused', (held) => {
  const replay = begunWith([ana, ana])
  const seats = [ana, { ...ana, ...held }]
  const read = readReplay({ ...replay, setup: { ...replay.setup, seats } })
  expect(read).toEqual({ ok: false, refusal: 'malformed', where: 'replay.setup.seats[1].computer' })
})

test('no word for links stands for a strength that there is not', () => {
  const setup = begunWith([{ name: 'A', fill: 'tar', computer: 'hard' }, ana]).setup
  const bytes = [...writeCompact({ format: 1, date: millis(5), setup, commands: [], end: null })]
  const place = bytes.indexOf(16 * STRENGTHS.length + FILL_NAMES.indexOf('tar'))
  const holding = [0, 1, 2, 3, 4, 7].filter((strength) => {
    bytes[place] = 16 * strength + FILL_NAMES.indexOf('tar')
    return expandReplay(toBase64url(bytes)).ok
  })
  expect(holding).toEqual([0, 1, 2, 3])
})

test('a computer player needs a version that its turns can be checked by', () => {
  const replay = begunWith([ana, { ...ana, computer: 'easy' }], 0)
  expect(verifyReplay(replay)).toEqual({ verified: false, shot: 1, why: 'refused' })
})
