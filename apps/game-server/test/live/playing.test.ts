import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '../world/until.ts'
import { World } from '../world/world.ts'

let world: World
beforeAll(async () => {
  world = await World.open({ pingEvery: 200 })
})
afterAll(() => world.close())

test('two are paired, flick in turn and see the same, and who leaves loses (R10.3)', async () => {
  const { matchId, clients } = await world.game()
  const [first, second] = clients
  const shotId = first.flick({ dx: 0, dy: 1_000_000, strength: 200 })
  const seen = await Promise.all(
    clients.map((client) =>
      until(client, ({ lastEntry }) => (lastEntry?.command.kind === 'move' ? lastEntry : null)),
    ),
  )
  expect(seen[0]).toEqual(seen[1])
  expect(seen[0]?.command).toMatchObject({ kind: 'move', seat: 0, ply: 0, move: { kind: 'flick', shotId } })
  expect(first.getSnapshot()).toMatchObject({ pending: null, refusal: null })
  second.leave()
  const results = await Promise.all(clients.map((client) => until(client, ({ result }) => result)))
  expect(results[0]).toEqual(results[1])
  expect(results[0]).toMatchObject({
    matchId,
    outcome: { kind: 'won', leaving: 'resigned' },
    abandoned: false,
  })
  expect(results[0]?.seats.map(({ place, rating }) => [place, rating?.after])).toEqual([
    [1, 1220],
    [2, 1180],
  ])
  expect(await world.database.secondOpinions.of(matchId)).toMatchObject({ outcome: 'agreed', shots: 1 })
})

test('both want a rematch: it is theirs, with the order moved round', async () => {
  const { clients, people } = await world.game()
  clients[0].leave()
  await Promise.all(clients.map((client) => until(client, ({ result }) => result)))
  for (const client of clients) client.wishRematch(true)
  const told = await Promise.all(clients.map((client) => until(client, ({ nextMatchId }) => nextMatchId)))
  expect(told[0]).toBe(told[1])
  await Promise.all(
    clients.map((client) => until(client, ({ status }) => (status.kind === 'over' ? status : null))),
  )
  const again = people.map((person) => world.client(person, told[0] ?? ''))
  await Promise.all(
    again.map((client) => until(client, ({ match }) => (match?.phase.kind === 'playing' ? match : null))),
  )
  expect(again.map((client) => client.getSnapshot().seat)).toEqual([1, 0])
})
