import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** The way to a database, which can be cut and mended, and on which nothing moves for a while. */
export class StoreLine {
  readonly #database: URL
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  #isCut = false
  #frozen: PromiseWithResolvers<null> | null = null

  private constructor(database: URL) {
    this.#database = database
    this.#server = createServer((client) => void this.#pass(client))
  }

  static async to(url: string): Promise<StoreLine> {
    const line = new StoreLine(new URL(url))
    await once(line.#server.listen(0, '127.0.0.1'), 'listening')
    return line
  }

  /** The database's URL by this way. */
  get url(): string {
    const address = this.#server.address()
    if (address === null || typeof address === 'string') throw new Error('not listening')
    const url = new URL(this.#database)
    url.hostname = '127.0.0.1'
    url.port = String(address.port)
    return url.href
  }

  /** Every connection breaks and none is made. */
  cut(): void {
    this.#isCut = true
    for (const socket of this.#sockets) socket.destroy()
  }

  mend(): void {
    this.#isCut = false
  }

  /** Connections stay and are made, and nothing comes through until `thaw`. */
  freeze(): void {
    this.#frozen = Promise.withResolvers()
    for (const socket of this.#sockets) socket.pause()
  }

  thaw(): void {
    for (const socket of this.#sockets) socket.resume()
    this.#frozen?.resolve(null)
    this.#frozen = null
  }

  close(): void {
    this.cut()
    this.#server.close()
  }

  async #pass(client: Socket): Promise<void> {
    // whoever gives up meanwhile
    client.on('error', () => undefined)
    await this.#frozen?.promise
    if (this.#isCut) {
      client.destroy()
      return
    }
    const store = connect(Number(this.#database.port || 5432), this.#database.hostname)
    for (const [socket, other] of [
      [client, store],
      [store, client],
    ] as const) {
      this.#sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        this.#sockets.delete(socket)
        other.destroy()
      })
    }
    client.pipe(store).pipe(client)
  }
}
