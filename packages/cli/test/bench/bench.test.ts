import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { runSkelly } from '../run-skelly.ts'

const PACKAGE = fileURLToPath(new URL('../..', import.meta.url))

const rate = z.number().positive()
const json = z.strictObject({
  exact4: rate,
  exact12: rate,
  matter60: rate,
  second: rate,
  planck240: rate,
  rapier240: rate,
  ratios: z.strictObject({ matter60: rate, second: rate, planck240: rate, rapier240: rate }),
})

describe('skelly bench', () => {
  test('--json is one line with these keys, and the ratios are quotients of the rates', async () => {
    const { code, out, err } = await runSkelly(['bench', '--json', '--seconds', '0.5'])
    expect(out.trimEnd()).not.toContain('\n')
    const { exact4, matter60, second, planck240, rapier240, ratios } = json.parse(JSON.parse(out))
    expect(ratios).toEqual({
      matter60: exact4 / matter60,
      second: exact4 / second,
      planck240: exact4 / planck240,
      rapier240: exact4 / rapier240,
    })
    expect(err).toBe('skelly: bench plays for some 0.5 s\n')
    expect(code).toBe(0)
  })

  test('people get a table that names everybody', async () => {
    const { code, out } = await runSkelly(['bench', '--seconds', '0.5'])
    for (const name of [
      'exact solver, 12 caps',
      'second opinion',
      'matter-js',
      'planck',
      'Rapier',
      'aim guide',
    ]) {
      expect(out).toContain(name)
    }
    expect(code).toBe(0)
  })

  test.each(['0', '-1', 'soon', 'Infinity'])('--seconds=%s is unusable', async (seconds) => {
    const { code, out, err } = await runSkelly(['bench', `--seconds=${seconds}`])
    expect([code, out, err]).toEqual([2, '', `skelly: --seconds: ${seconds} is no number of seconds\n`])
  })

  test('no other command takes --seconds', async () => {
    const { code, err } = await runSkelly(['constants', '--seconds', '1'])
    expect([code, err]).toEqual([2, 'skelly: usage: skelly constants\n'])
  })
})

describe('without the peers', () => {
  test('bench says in one line what it misses', async () => {
    const { code, out, err } = await runSkelly(['bench'], '', await binWithoutPeers())
    expect(err).toMatch(/^skelly: bench needs the peers, .*'(planck|matter-js|@dimforge[^']*)'.*\n$/)
    expect([code, out]).toEqual([2, ''])
  })

  test('every other command works', async () => {
    const { code, err } = await runSkelly(['constants'], '', await binWithoutPeers())
    expect([code, err]).toEqual([0, ''])
  })
})

/** The command as an installation for production has it: with the package's dependencies and nothing else. */
const binWithoutPeers = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'skelly-production-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const part of ['bin', 'src', 'package.json']) {
    await cp(join(PACKAGE, part), join(folder, part), { recursive: true })
  }
  await mkdir(join(folder, 'node_modules', '@skelly'), { recursive: true })
  for (const dependency of ['zod', join('@skelly', 'engine')]) {
    await symlink(join(PACKAGE, 'node_modules', dependency), join(folder, 'node_modules', dependency))
  }
  return join(folder, 'bin', 'skelly.mjs')
}
