import { ok } from '@skelly/engine'
import { findRoom, LobbyClient, openRoom, type LobbySnapshot } from '@skelly/game-client'
import { USUAL_ROOM, type DeskAnswer, type LobbyView, type RoomOptions } from '@skelly/protocol'
import { until } from './until.ts'
import type { Visitor, World } from './world.ts'

export interface Opened {
  readonly roomId: string
  readonly code: string
}

/** Opens a room, at this server. */
export const openRoomBy = async (
  world: World,
  person: Visitor,
  asked: Partial<RoomOptions> = {},
  address = world.address,
): Promise<Opened> => {
  const ticket = await world.ticket(person, { kind: 'open-room', options: { ...USUAL_ROOM, ...asked } })
  const answer = await openRoom({ address, ticket })
  if (!answer.ok) throw new Error(answer.refusal)
  return answer.value
}

export const findRoomBy = async (
  world: World,
  person: Visitor,
  code: string,
  address = world.address,
): Promise<DeskAnswer> =>
  findRoom({ address, ticket: await world.ticket(person, { kind: 'find-room', code }) })

/** Goes to a room's lobby, by this server. */
export const goToLobby = (
  world: World,
  person: Visitor,
  roomId: string,
  address = world.address,
): LobbyClient => {
  const admit = async () => ok({ address, ticket: await world.ticket(person, { kind: 'lobby', roomId }) })
  const client = new LobbyClient({ roomId, admit })
  world.closeLater(() => client.close())
  client.connect()
  return client
}

/** Resolves when the client is live and what it sees of the lobby is so. */
export const sees = (
  client: LobbyClient,
  isSo: (view: LobbyView, snapshot: LobbySnapshot) => boolean,
  patience?: number,
): Promise<LobbyView> =>
  until(
    client,
    (snapshot) => {
      const { view, status } = snapshot
      return status.kind === 'live' && view !== null && isSo(view, snapshot) ? view : null
    },
    patience,
  )

export const refusalOf = (client: LobbyClient): Promise<string> =>
  until(client, ({ refusal }) => refusal?.why ?? null)

export const startedIn = (client: LobbyClient): Promise<string> =>
  until(client, ({ startedMatchId }) => startedMatchId)

/** So many in one lobby, in their seats in the order of the people. */
export const seatedLobby = async (
  world: World,
  people: readonly Visitor[],
  asked: Partial<RoomOptions> = {},
): Promise<Opened & { readonly clients: readonly LobbyClient[] }> => {
  const [maker] = people
  if (maker === undefined) throw new Error('nobody')
  const opened = await openRoomBy(world, maker, asked)
  const clients: LobbyClient[] = []
  for (const person of people) {
    const client = goToLobby(world, person, opened.roomId)
    await sees(client, ({ seats }) => seats.length > clients.length)
    clients.push(client)
  }
  return { ...opened, clients }
}

/** All but the maker say that they are ready, and the maker starts: the match's id. */
export const startGame = async (clients: readonly LobbyClient[]): Promise<string> => {
  const [maker, ...others] = clients
  if (maker === undefined) throw new Error('nobody')
  for (const client of others) client.beReady(true)
  await sees(maker, ({ seats }) => seats.slice(1).every(({ isReady }) => isReady))
  maker.start()
  const [matchId = ''] = await Promise.all(clients.map(startedIn))
  return matchId
}
