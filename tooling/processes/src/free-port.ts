import { createServer } from 'node:net'

/** A port on the loopback address that nobody listens on. Somebody else may take it before it is used. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('listening without a port'))
        else resolve(address.port)
      })
    })
  })
}
