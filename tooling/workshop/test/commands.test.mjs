import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../src/checkout.mjs'

test('npm test says what it can run when it is asked for something else, from any folder', () => {
  const args = [join(root, 'scripts', 'test.mjs'), '--only', 'lint,nonsense']
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: tmpdir(), encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toContain('usage: npm test [-- --only chromium,format,types,lint,')
  expect(stdout).toBe('0 passed, 1 failed\n')
})

test('npm start says when a port is no port', () => {
  const env = { ...process.env, SKELLY_WEB_PORT: 'http' }
  const main = join(root, 'tooling', 'supervisor', 'src', 'main.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [main], { env, encoding: 'utf8' })
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: 'SKELLY_WEB_PORT=http is no port\n',
  })
})
