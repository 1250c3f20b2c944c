import { spawn, type StdioOptions } from 'node:child_process'
import { existsSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { census, censusText } from '@skelly/engine/testing'
import { describe, expect, test } from 'vitest'
import { BIN, runSkelly } from './run-skelly.ts'

describe('skelly', () => {
  test.each([
    { words: [], says: 'usage: skelly judge' },
    { words: ['dance'], says: 'usage: skelly judge' },
    { words: ['judge', 'one', 'two'], says: 'usage: skelly judge [FILE]' },
    { words: ['replay'], says: 'usage: skelly replay' },
    { words: ['constants', '--loud'], says: "Unknown option '--loud'" },
  ])('unusable: $words', async ({ words, says }) => {
    const { code, out, err } = await runSkelly(words)
    expect(err.startsWith(`skelly: ${says}`)).toBe(true)
    expect(err.trimEnd()).not.toContain('\n')
    expect([code, out]).toEqual([2, ''])
  })

  test('constants are one JSON value', async () => {
    const { code, out, err } = await runSkelly(['constants'])
    expect(JSON.parse(out)).toMatchObject({
      physicsVersion: 1,
      capRadius: 16,
      chalkWidth: 6,
      court: { width: 1000, height: 1300 },
      fills: { empty: { mass: 1, fastest: 3600, deceleration: 2500 } },
      restitution: { cap: 0.8, edge: 0.7, wall: 0.7, post: 0.75 },
      smallestRebound: 1,
    })
    expect([code, err]).toEqual([0, ''])
  })

  test('the census counts every position, for every fill', async () => {
    const { code, out } = await runSkelly(['census', '--json'])
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line))
    const rows = census().map(({ position: { name, line }, ...row }) => ({ position: name, line, ...row }))
    expect(lines).toEqual(rows)
    expect(code).toBe(0)
    const people = await runSkelly(['census'])
    expect(people.out).toBe(censusText(census()))
  })
})

/** What `constants` says, and ends with, when its standard output is this. */
const constantsTo = async (out: 'pipe' | number): Promise<readonly [number | null, string]> => {
  const stdio: StdioOptions = ['ignore', out, 'pipe']
  const child = spawn('node', [BIN, 'constants'], { stdio })
  const code = new Promise<number | null>((resolve) => child.once('close', resolve))
  child.stdout?.destroy()
  const err = child.stderr === null ? '' : await text(child.stderr)
  return [await code, err]
}

describe('standard output', () => {
  test('closed by whoever read it, the command ends quietly', async () => {
    expect(await constantsTo('pipe')).toEqual([0, ''])
  })

  test.skipIf(!existsSync('/dev/full'))('a full disk is said in one line', async () => {
    const full = await open('/dev/full', 'w')
    const ended = await constantsTo(full.fd)
    await full.close()
    expect(ended).toEqual([2, "skelly: stdout: can't be written (ENOSPC)\n"])
  })
})
