import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encodeReplay, millis, replayOf } from '@skelly/engine'
import { Table, setupOf } from '@skelly/engine/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runSkelly } from './run-skelly.ts'

const played = (): string => {
  const table = new Table(setupOf())
  table.begin(0)
  table.flick(0, -1, 500)
  return encodeReplay(replayOf(table.match.setup, millis(0), table.journal))
}
const json = played()

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skelly-hostile-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true })
})

describe('files that are no replays end with 2 and one line that says what and where', () => {
  test.each([
    { what: 'nothing', bytes: '', says: ':1: not-a-match' },
    {
      what: 'a picture',
      bytes: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
      says: "can't be read (not UTF-8)",
    },
    { what: 'an archive', bytes: Buffer.from('504b03041400000008000000', 'hex'), says: ':1: not-a-match' },
    { what: 'UTF-16', bytes: Buffer.from(`\uFEFF${json}`, 'utf16le'), says: "can't be read (not UTF-8)" },
    { what: 'a file cut off', bytes: json.slice(0, 100), says: 'not-json at replay:1:101' },
    {
      what: 'ten megabytes',
      bytes: `{"format":1,"date":"${'x'.repeat(10_000_000)}"}`,
      says: 'too-long at replay',
    },
    { what: 'thirty megabytes', bytes: Buffer.alloc(30_000_000, ' '), says: 'too-long at replay' },
    { what: 'deep nesting', bytes: '['.repeat(4_000_000), says: ':1: not-a-match' },
    {
      what: 'deep nesting in a replay',
      bytes: `{"format":${'['.repeat(4_000_000)}`,
      says: 'malformed at replay:1:22',
    },
    {
      what: 'another version',
      bytes: json.replace('"format":1', '"format":2'),
      says: 'unknown-format at replay.format',
    },
    {
      what: 'a flick at infinity',
      bytes: json.replace('[2,0,', '[2,1e999,'),
      says: 'malformed at replay.commands[1].action.move[1]',
    },
  ])('$what: $says', async ({ bytes, says }) => {
    const path = join(folder, 'hostile')
    await writeFile(path, bytes)
    const { code, out, err } = await runSkelly(['replay', path])
    expect(err.split('\n').length).toBe(2)
    expect(err.length).toBeLessThan(300)
    expect(err).toContain(path)
    expect(err).toContain(says)
    expect([code, out]).toEqual([2, ''])
  })

  test('to be turned into notation they are no use either', async () => {
    const path = join(folder, 'broken.json')
    await writeFile(path, json.slice(0, 100))
    expect(await runSkelly(['match', path])).toEqual({
      code: 2,
      out: '',
      err: `skelly: ${path}: not-json at replay:1:101\n`,
    })
  })

  test('what never ends is not read to its end', async () => {
    const { code, err } = await runSkelly(['replay', '/dev/zero'])
    expect(err).toBe('skelly: /dev/zero: too-long at replay\n')
    expect(code).toBe(2)
  })

  test('a byte order mark and lines as on Windows are no harm', async () => {
    const path = join(folder, 'windows.json')
    await writeFile(path, `\uFEFF${JSON.stringify(JSON.parse(json), null, 2).replaceAll('\n', '\r\n')}\r\n`)
    expect((await runSkelly(['replay', path])).code).toBe(0)
  })

  test('commands that do not follow the rules are an answer: no, and where', async () => {
    const path = join(folder, 'early.json')
    await writeFile(path, json.replace('"move":[2,0,', '"move":[2,5000,'))
    const { code, out } = await runSkelly(['replay', path])
    expect(out).toContain('differs at shot 1: ')
    expect(code).toBe(1)
  })
})
