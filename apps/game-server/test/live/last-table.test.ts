import { afterAll, beforeAll, test } from 'vitest'
import { goToLobby, seatedLobby, sees, startGame } from '../world/lobbies.ts'
import { hasBegun } from '../world/room-game.ts'
import { until } from '../world/until.ts'
import { World } from '../world/world.ts'

/** ms after which a seat in the lobby is given up */
const SILENCE = 1_500

let world: World
beforeAll(async () => {
  world = await World.open({ pingEvery: 300, lobbySilence: SILENCE, rematchWithin: 30_000 })
})
afterAll(() => world.close())

test('who sits on at the last game’s table keeps the seat in the lobby, and gives it up when the table is gone', async () => {
  const people = await Promise.all(Array.from({ length: 2 }, () => world.guest()))
  const { roomId, clients } = await seatedLobby(world, people, { seats: 2 })
  const matchId = await startGame(clients)
  const players = people.map((person) => world.client(person, matchId))
  await Promise.all(players.map(hasBegun))
  players[1]?.leave()
  await Promise.all(players.map((client) => until(client, ({ result }) => result)))
  const lobby = goToLobby(world, await world.guest(), roomId)
  await sees(lobby, ({ matchId: on }) => on === '')
  await new Promise((resolve) => setTimeout(resolve, 2 * SILENCE))
  await sees(lobby, ({ seats }) => seats.length === 2)
  for (const client of players) client.close()
  await sees(lobby, ({ seats }) => seats.length === 0)
})
