import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

/** `pnpm run memory` at a size that fits the tests, in a process of its own: the tests' own heap would blur it. */
const SHOTS = '100000'

describe('memory', () => {
  test('does not grow, and little is allocated beside the trace', async () => {
    const { code, out } = await run('main.ts')
    expect(out).toContain('100,000 shots, promises kept')
    expect(code).toBe(0)
  })

  test.each(['leak', 'waste'])('a planted %s is seen', async (fault) => {
    const { code, out } = await run('planted.ts', fault)
    expect(out).toContain('promises broken with 4 and 12 caps')
    expect(code).toBe(1)
  })
})

const run = (file: string, FAULT = ''): Promise<{ readonly code: unknown; readonly out: string }> =>
  new Promise((resolve) => {
    const script = fileURLToPath(new URL(file, import.meta.url))
    const env = { ...process.env, FAULT }
    execFile('node', ['--expose-gc', script, '--shots', SHOTS], { env }, (error, out) => {
      resolve({ code: error?.code ?? 0, out })
    })
  })
