import { once } from 'node:events'
import { createServer } from 'node:net'
import { freePort } from '@skelly/processes'
import { expect, test } from 'vitest'
import { insistOnFreePorts } from '../src/insist-on-free-ports.ts'

test('every taken port is named in one line', async () => {
  const [web, game, free] = [await freePort(), await freePort(), await freePort()]
  const servers = [createServer().listen(web, '127.0.0.1'), createServer().listen(game, '127.0.0.1')]
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const words = `taken by another program: port ${web} (web), port ${game} (game)`
  await expect(insistOnFreePorts({ web, game, free })).rejects.toThrow(words)
  for (const server of servers) server.close()
  await expect(insistOnFreePorts({ free })).resolves.toBeUndefined()
})
