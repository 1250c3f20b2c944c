import { createServer } from 'node:net'

/** Whether nobody listens on this port: neither on one of the machine's addresses nor on all of them. */
export async function isPortFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', undefined]) if (!(await canListen(port, host))) return false
  return true
}

function canListen(port: number, host: string | undefined): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false)
      else reject(error)
    })
    server.listen({ port, host, exclusive: true }, () => {
      server.close(() => {
        resolve(true)
      })
    })
  })
}
