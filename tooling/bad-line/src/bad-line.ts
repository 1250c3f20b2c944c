import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { Lane } from './lane.ts'
import { planLine, type LanePlan } from './line-plan.ts'
import type { Weather } from './weather.ts'

/** What a line has done so far, for a test that wants to be sure that it met something. */
export interface Troubles {
  readonly connections: number
  readonly refused: number
  readonly cut: number
  /** Cuts that let through the first part only of what had been sent together. */
  readonly torn: number
  readonly held: number
}

export interface BadLineOptions {
  /** Where the server listens on this machine. */
  readonly port: number
  /** A whole number: the same one does the same to the n-th connection. */
  readonly seed: number
  readonly weather: Weather
}

interface Call {
  readonly client: Socket
  readonly lanes: readonly Lane[]
}

/** A way to a server on this machine that delays, stalls, breaks off and refuses, by its seed. */
export class BadLine {
  readonly #options: BadLineOptions
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  readonly #calls = new Set<Call>()
  readonly #troubles = { connections: 0, refused: 0, cut: 0, torn: 0, held: 0 }

  private constructor(options: BadLineOptions) {
    this.#options = options
    this.#server = createServer({ allowHalfOpen: true }, (client) => {
      this.#pass(client)
    })
  }

  static async open(options: BadLineOptions): Promise<BadLine> {
    const line = new BadLine(options)
    await once(line.#server.listen(0, '127.0.0.1'), 'listening')
    return line
  }

  get port(): number {
    const address = this.#server.address()
    if (address === null || typeof address === 'string') throw new Error('the line is not open')
    return address.port
  }

  get troubles(): Troubles {
    return { ...this.#troubles }
  }

  /**
   * The network is gone for all that there is: as a device does then, whoever connected has its connections broken off
   * at once, and the server hears nothing any more, not even an end.
   */
  loseNetwork(): void {
    for (const { client, lanes } of this.#calls) {
      for (const lane of lanes) lane.fallSilent()
      client.resetAndDestroy()
    }
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    this.#server.close()
    await once(this.#server, 'close')
  }

  #pass(client: Socket): void {
    const plan = planLine(this.#options.seed, this.#troubles.connections, this.#options.weather)
    this.#troubles.connections += 1
    if (plan.isRefused) {
      this.#troubles.refused += 1
      client.resetAndDestroy()
      return
    }
    const server = connect({ port: this.#options.port, host: '127.0.0.1', allowHalfOpen: true })
    const lanes = [
      this.#lane(plan.up, client, server, () => breakOff()),
      this.#lane(plan.down, server, client, () => breakOff()),
    ]
    const call = { client, lanes }
    this.#calls.add(call)
    client.on('close', () => this.#calls.delete(call))
    const breakOff = (): void => {
      for (const lane of lanes) lane.stop()
      client.resetAndDestroy()
      server.resetAndDestroy()
    }
  }

  #lane(plan: LanePlan, from: Socket, to: Socket, breakOff: () => void): Lane {
    const lane = new Lane(plan, {
      give: (bytes) => to.write(bytes),
      cut: (isTorn) => {
        this.#troubles.cut += 1
        if (isTorn) this.#troubles.torn += 1
        breakOff()
      },
      held: () => {
        this.#troubles.held += 1
      },
    })
    this.#sockets.add(from)
    from.setNoDelay(true)
    from.on('data', (bytes) => {
      lane.take(bytes)
    })
    from.on('end', () => {
      lane.finish(() => to.end())
    })
    // its 'close' says the same, and comes in any case
    from.on('error', () => undefined)
    from.on('close', () => {
      this.#sockets.delete(from)
      lane.finish(() => {
        to.destroySoon()
      })
    })
    return lane
  }
}
