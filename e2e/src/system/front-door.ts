import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { freePort } from '@skelly/processes'

/** Where the service worker lies. */
const WORKER = '/sw.js'

/** Changes the text of a service worker on its way to a browser. */
export type Rewriting = (worker: string) => string

/** The worker of a build whose server makes other pages. */
export const asNextBuild: Rewriting = (worker) =>
  worker.replaceAll(/[0-9a-f]{16}-[0-9a-f]{8}/g, 'f'.repeat(16))

/** A way into the web application that can be shut, and by which another version of its service worker comes. */
export class FrontDoor {
  readonly origin: string
  readonly #web: URL
  readonly #port: number
  #server: Server | null = null
  /** What becomes of the service worker. */
  rewriting: Rewriting = (worker) => worker

  private constructor(web: string, port: number) {
    this.#web = new URL(web)
    this.#port = port
    this.origin = `http://localhost:${String(port)}`
  }

  static async to(web: string): Promise<FrontDoor> {
    const door = new FrontDoor(web, await freePort())
    await door.open()
    return door
  }

  async open(): Promise<void> {
    const server = createServer((asked, answer) => this.#pass(asked, answer))
    this.#server = server
    await new Promise<void>((isOpen) => server.listen(this.#port, isOpen))
  }

  /** As if the server were gone: nobody listens, and open connections are cut. */
  async shut(): Promise<void> {
    const server = this.#server
    this.#server = null
    if (server === null) return
    server.closeAllConnections()
    await new Promise((isShut) => server.close(isShut))
  }

  #pass(asked: IncomingMessage, answer: ServerResponse): void {
    const { host, origin } = this.#web
    const isWorker = asked.url === WORKER
    const headers = {
      ...asked.headers,
      host,
      ...(asked.headers.origin === undefined ? {} : { origin }),
      ...(isWorker ? { 'accept-encoding': 'identity' } : {}),
    }
    const { hostname, port } = this.#web
    const on = request({ hostname, port, path: asked.url, method: asked.method, headers }, (given) => {
      if (isWorker) this.#passWorker(given, answer)
      else {
        answer.writeHead(given.statusCode ?? 502, given.headers)
        given.pipe(answer)
      }
    })
    on.on('error', () => answer.destroy())
    asked.pipe(on)
  }

  #passWorker(given: IncomingMessage, answer: ServerResponse): void {
    const pieces: Buffer[] = []
    given.on('data', (piece: Buffer) => pieces.push(piece))
    given.on('end', () => {
      const headers = Object.entries(given.headers).filter(([name]) => name !== 'content-length')
      answer.writeHead(given.statusCode ?? 502, Object.fromEntries(headers))
      answer.end(this.rewriting(Buffer.concat(pieces).toString()))
    })
  }
}
