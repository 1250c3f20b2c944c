import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compactReplay, encodeReplay, millis, recordText, replayOf } from '@skelly/engine'
import { attemptReplay, checkSolution } from '@skelly/engine/challenges'
import { LEVELS } from '@skelly/engine/levels'
import { Table, setupOf } from '@skelly/engine/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runSkelly } from './run-skelly.ts'

/** Ana flicks, Ben loses his turn to the clock, Ana flicks, Ben resigns. */
const played = () => {
  const table = new Table(setupOf())
  table.begin(1_764_460_800_000)
  table.flick(0, -1, 500)
  table.timeOut()
  table.flick(1, -3, 450)
  table.leave([1])
  return replayOf(table.match.setup, millis(1_764_460_800_000), table.journal)
}

/** The same with another strength in Ana's second flick than the one that was played. */
const forged = () => {
  const replay = played()
  const commands = replay.commands.map((command, place) =>
    place === 3 ? { ...command, action: { kind: 'move', seat: 0, move: [2, 1, -3, 451] } } : command,
  )
  return { ...replay, commands } as typeof replay
}

let folder = ''
const file = async (name: string, text: string): Promise<string> => {
  const path = join(folder, name)
  await writeFile(path, text)
  return path
}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skelly-cli-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true })
})

describe('replay', () => {
  test('plays an attempt at a level on that level', async () => {
    const [level] = LEVELS
    if (level === undefined) throw new Error('there are no levels')
    const attempt = attemptReplay(checkSolution(level).played, millis(1_764_460_800_000))
    const moved = { ...attempt, setup: { ...attempt.setup, court: 'level-1-00000000' } }
    const files = await Promise.all([
      file('attempt.json', encodeReplay(attempt)),
      file('other.json', encodeReplay(moved)),
    ])
    const { code, out } = await runSkelly(['replay', '--json', ...files])
    const reports = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown)
    expect(reports).toMatchObject([
      { verified: true, differs: null },
      { verified: false, differs: { shot: 1, why: 'refused' } },
    ])
    expect(code).toBe(1)
  })

  test('tells verdicts, result and that it verifies, from every form of a replay', async () => {
    const replay = played()
    const files = await Promise.all([
      file('stored.json', encodeReplay(replay)),
      file('link.txt', compactReplay(replay)),
      file('notation.txt', recordText(replay)),
    ])
    const { code, out, err } = await runSkelly(['replay', '--json', ...files])
    expect([code, err]).toEqual([0, ''])
    const reports = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown)
    for (const [place, report] of reports.entries()) {
      expect(report).toMatchObject({
        file: files[place],
        verified: true,
        differs: null,
        result: { kind: 'over', places: [[0], [1]], leaving: 'resigned' },
        shots: [
          { shot: 1, player: 'A', verdict: 'chalk' },
          { shot: 2, player: 'B', verdict: 'clock' },
          { shot: 3, player: 'A' },
        ],
      })
    }
    expect(reports.length).toBe(3)
  })

  test('for people', async () => {
    const path = await file('people.json', encodeReplay(played()))
    const { out } = await runSkelly(['replay', path])
    expect(out).toContain('   1 A chalk\n   2 B clock\n')
    expect(out).toContain('\nover A B by resigned\nverified\n')
  })

  test('says no, and where, when a shot differs', async () => {
    const path = await file('other.json', encodeReplay(forged()))
    const { code, out } = await runSkelly(['replay', path])
    expect(out.trimEnd().split('\n').at(-1)).toBe('differs at shot 3: other-hash')
    expect(code).toBe(1)
  })

  test('says no of several when one differs, wherever it stands', async () => {
    const good = await file('good.json', encodeReplay(played()))
    const bad = await file('bad.json', encodeReplay(forged()))
    for (const files of [
      [bad, good],
      [good, bad],
    ]) {
      const { code, out } = await runSkelly(['replay', '--json', ...files])
      const told = out.trimEnd().split('\n')
      expect(told.map((line) => JSON.parse(line) as unknown)).toMatchObject(
        files.map((path) => ({ file: path, verified: path === good })),
      )
      expect(code).toBe(1)
    }
  })

  test.each([
    { why: 'broken JSON', text: '{', says: 'not-json at replay' },
    { why: 'another format', text: '{"format":9}', says: 'at replay' },
    { why: 'no link', text: 'abcd', says: 'malformed at replay' },
  ])('unusable: $why', async ({ text, says }) => {
    const path = await file('bad', text)
    const { code, out, err } = await runSkelly(['replay', path])
    expect(err).toContain(says)
    expect(err).toContain(path)
    expect([code, out]).toEqual([2, ''])
  })
})

describe('match', () => {
  test('turns notation into a replay and back again', async () => {
    const replay = played()
    const notation = await file('match.txt', recordText(replay))
    const { out: stored } = await runSkelly(['match', notation])
    expect(stored).toBe(`${encodeReplay(replay)}\n`)
    const back = await runSkelly(['match', await file('back.json', stored)])
    expect(back).toEqual({ code: 0, out: recordText(replay), err: '' })
    const json = await runSkelly(['match', '--json', await file('back.json', stored)])
    expect(JSON.parse(json.out)).toEqual({ notation: recordText(replay) })
  })

  test('says in which line the notation is wrong', async () => {
    const path = await file('wrong.txt', recordText(played()).replace(' flicks', ' kicks'))
    const { code, err } = await runSkelly(['match', path])
    expect(err).toBe(`skelly: ${path}:15: bad-command\n`)
    expect(code).toBe(2)
  })
})
