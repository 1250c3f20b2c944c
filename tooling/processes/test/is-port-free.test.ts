import { createServer } from 'node:net'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { freePort, isPortFree } from '../src/index.ts'

test.each([['127.0.0.1'], ['0.0.0.0'], ['::']])('a port somebody listens on at %s is taken', async (host) => {
  const port = await freePort()
  expect(await isPortFree(port)).toBe(true)
  const server = createServer().listen(port, host)
  await once(server, 'listening')
  expect(await isPortFree(port)).toBe(false)
  server.close()
  await once(server, 'close')
})
