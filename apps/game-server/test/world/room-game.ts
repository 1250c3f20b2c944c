import type { MatchClient } from '@skelly/game-client'
import { POLICY, USUAL_ROOM, type RoomOptions } from '@skelly/protocol'
import { claimRoom, newId, openRoom, openRoomMatch, type Database } from '@skelly/services'
import { emptyLobby } from '../../src/lobby/lobby.ts'
import { toStore } from '../../src/lobby/lobby-codec.ts'
import { until } from './until.ts'
import type { Visitor, World } from './world.ts'

/** A game of a room that goes on: its players by seat, with their clients. */
export interface RoomGame {
  readonly matchId: string
  readonly people: readonly Visitor[]
  readonly clients: readonly MatchClient[]
}

/** Codes that no two rooms of a world share. */
let rooms = 0
const codeOf = (room: number): string =>
  `AB${'CDEFGHJK'[room % 8] ?? 'C'}${'CDEFGHJK'[Math.floor(room / 8) % 8] ?? 'C'}`

/** Opens a room's match as its lobby would, in the order of the people. */
const openGame = async (
  database: Database,
  people: readonly Visitor[],
  options: RoomOptions,
): Promise<string> => {
  const [roomId, matchId, serverId] = [newId(), newId(), newId()]
  const now = Date.now()
  const makerId = people[0]?.playerId ?? ''
  const lobby = toStore(emptyLobby(makerId, options))
  const code = codeOf((rooms += 1))
  const opened = await openRoom(database, { roomId, code, makerId, options, lobby, now }, POLICY.rooms)
  if (!opened.ok) throw new Error(opened.refusal)
  const claimed = await claimRoom(database, { roomId, serverId, now })
  if (!claimed.ok) throw new Error(claimed.refusal)
  const players = people.map(({ playerId }, colour) => ({ playerId, fill: 'tar', colour }) as const)
  const { fence } = claimed.value
  const match = await openRoomMatch(database, { roomId, fence, matchId, players, options, now })
  if (!match.ok) throw new Error(match.refusal)
  return match.value
}

/** Two to four at a room's table where the game has begun; the last one is a guest. The game server is started anew. */
export const roomGame = async (
  world: World,
  seats: number,
  asked: Partial<RoomOptions> = {},
): Promise<RoomGame> => {
  const accounts = Array.from({ length: seats - 1 }, () => world.person(`P-${newId().slice(-10)}`))
  const people: readonly Visitor[] = [...(await Promise.all(accounts)), await world.guest()]
  const options = { ...USUAL_ROOM, seats, order: 'chosen', ...asked } as const
  await world.server.kill()
  const matchId = await openGame(world.database, people, options)
  await world.start()
  const clients = people.map((person) => world.client(person, matchId))
  await Promise.all(clients.map((client) => hasBegun(client)))
  return { matchId, people, clients }
}

/** Resolves when the client sees the game going on. */
export const hasBegun = (client: MatchClient): Promise<unknown> =>
  until(client, ({ match }) => (match?.phase.kind === 'playing' ? match : null), 20_000)
