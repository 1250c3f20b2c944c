import { spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

const run = (...argv: readonly string[]) => runWith({}, ...argv)

const runWith = (env: Readonly<Record<string, string>>, ...argv: readonly string[]) =>
  spawnSync(process.execPath, [main, ...argv], { encoding: 'utf8', env: { ...process.env, ...env } })

test('an unknown argument: one line on stderr, nothing on stdout, 2', () => {
  const { status, stderr, stdout } = run('--ranked', '2', '--loud')
  expect({ status, stderr, stdout }).toEqual({
    status: 2,
    stderr: "bots: Unknown option '--loud'\n",
    stdout: '',
  })
})

test('nobody at the address: one line that names it, 1', async () => {
  const address = `127.0.0.1:${String(await freePort())}`
  const { status, stderr } = run('--ranked', '1', '--web', `http://${address}`)
  expect(status).toBe(1)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(stderr).toContain(address)
})

test.each([
  { name: 'the port of the web app', env: (port: string) => ({ SKELLY_WEB_PORT: port, NEXTAUTH_URL: '' }) },
  { name: 'its address', env: (port: string) => ({ NEXTAUTH_URL: `http://127.0.0.1:${port}` }) },
])('$name is taken from the environment', async ({ env }) => {
  const port = String(await freePort())
  expect(runWith(env(port), '--ranked', '1').stderr).toContain(`:${port}`)
})

const freePort = async (): Promise<number> => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return address !== null && typeof address === 'object' ? address.port : 0
}
