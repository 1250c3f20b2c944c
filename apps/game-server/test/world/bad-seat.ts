import { BadLine, type Troubles, type Weather } from '@skelly/bad-line'
import { ok, skelly, stateHash, type ShotId, type StateHash } from '@skelly/engine'
import { MatchClient } from '@skelly/game-client'
import type { RoomRefusal } from '@skelly/protocol'
import type { Person, World } from './world.ts'

/** Where somebody sits, and how bad the line there is. */
export interface BadSeatOptions {
  readonly world: World
  readonly person: Person
  readonly matchId: string
  readonly seed: number
  readonly weather: Weather
}

/** A player whose line to the server is bad, and all that was seen from there. */
export class BadSeat {
  readonly client: MatchClient
  readonly #line: BadLine
  /** Every hash that the match had here, by how many entries it counted. */
  readonly seen = new Map<number, Set<StateHash>>()
  /** The shots for whose answer the line had to be made anew. */
  readonly interrupted = new Set<ShotId>()
  /** Why flicks were refused for good. */
  readonly refused: RoomRefusal[] = []

  private constructor(client: MatchClient, line: BadLine) {
    this.client = client
    this.#line = line
    client.subscribe(() => this.#look())
    client.onRefused(({ message, why }) => {
      if (message === 'flick' && client.getSnapshot().pending === null) this.refused.push(why)
    })
  }

  static async take({ world, person, matchId, seed, weather }: BadSeatOptions): Promise<BadSeat> {
    const line = await BadLine.open({ port: world.port, seed, weather })
    const admit = async () => {
      const ticket = await world.ticket(person, { kind: 'match', matchId, as: 'player' })
      return ok({ address: `http://127.0.0.1:${line.port}`, ticket })
    }
    const seat = new BadSeat(new MatchClient({ matchId, admit }), line)
    seat.client.connect()
    return seat
  }

  get troubles(): Troubles {
    return this.#line.troubles
  }

  async leave(): Promise<void> {
    this.client.close()
    await this.#line.close()
  }

  #look(): void {
    const { match, pending, status } = this.client.getSnapshot()
    if (pending !== null && status.kind === 'reconnecting') this.interrupted.add(pending.shotId)
    if (match === null) return
    const hashes = this.seen.get(match.seq) ?? new Set()
    this.seen.set(match.seq, hashes.add(stateHash(skelly, match)))
  }
}
