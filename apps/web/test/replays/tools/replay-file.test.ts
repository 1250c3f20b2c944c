import { decodeReplay, millis, readRecord, replayOf, type Replay } from '@skelly/engine'
import { Table, setupOf } from '@skelly/engine/testing'
import { expect, test } from 'vitest'
import { recordedGame } from '@skelly/stage'
import {
  namedReplay,
  replayFile,
  replayFileName,
  replayNotation,
} from '../../../src/replays/tools/replay-file.ts'

const replayOfTwo = (one: string, two: string): Replay => {
  const table = new Table(
    setupOf({
      seats: [
        { name: one, fill: 'tar' },
        { name: two, fill: 'empty' },
      ],
    }),
  )
  table.begin(1_764_460_800_000)
  table.flick(0, -1, 500)
  return replayOf(table.match.setup, millis(1_764_460_800_000), table.journal)
}

test.each([
  { names: ['Ana', 'Ben'], is: 'skelly-ana-ben-2025-11-30.skelly.json' },
  { names: ['José María', '../../etc/passwd'], is: 'skelly-josé-maría-etc-passwd-2025-11-30.skelly.json' },
  { names: ['', '🙂'], is: 'skelly-2025-11-30.skelly.json' },
  { names: ['x'.repeat(60), 'con:'], is: `skelly-${'x'.repeat(20)}-con-2025-11-30.skelly.json` },
])('$names: $is', ({ names: [one = '', two = ''], is }) => {
  expect(replayFileName(replayOfTwo(one, two))).toBe(is)
})

test('a file holds the game under the names that are shown, and so does its notation', async () => {
  const replay = replayOfTwo('guest-4F7K', 'Ben')
  const game = recordedGame(await replayFile(replay).text())
  if (game === null) throw new Error('the file can’t be read')
  const named = namedReplay({ game, names: ['Ana', 'Ben'] })
  expect(named.setup.seats.map(({ name }) => name)).toEqual(['Ana', 'Ben'])
  expect(decodeReplay((await replayFile(named).text()).trimEnd())).toEqual({ ok: true, value: named })
  const { format, ...record } = named
  expect(readRecord(replayNotation(named))).toEqual({ ok: true, value: record })
  expect(format).toBe(1)
})
