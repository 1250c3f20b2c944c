import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NUDGE, turnOf } from '../world/turns.ts'
import { until } from '../world/until.ts'
import { World } from '../world/world.ts'

let world: World
beforeAll(async () => {
  world = await World.open({ pingEvery: 500, silence: 3_000 })
})
afterAll(() => world.close())

test('R3.8 the database is gone for a while: the game says so, stands still, and goes on with nothing lost', async () => {
  const { clients, matchId } = await world.game()
  const [first, second] = clients
  const { phase } = await turnOf(first)
  const deadline = phase.kind === 'playing' ? (phase.deadline ?? 0) : 0
  world.stores.cut()
  const shotId = first.flick(NUDGE)
  await Promise.all(clients.map((client) => until(client, ({ paused }) => paused || null)))
  expect((await fetch(`${world.address}/healthz`)).status).toBe(200)
  expect((await fetch(`${world.address}/readyz`)).status).toBe(503)
  // longer than silence: nobody has left by it
  await wait(4_000)
  expect(first.getSnapshot()).toMatchObject({ match: { ply: 0 }, pending: { shotId } })
  world.stores.mend()
  const after = await until(second, ({ match, paused }) => (match?.ply === 1 && !paused ? match.phase : null))
  expect(after.kind).toBe('playing')
  const entries = await world.database.journal.of(matchId)
  const commands = entries.map(({ command }) => JSON.stringify(command))
  expect(commands.filter((command) => command.includes(shotId ?? '-'))).toHaveLength(1)
  const resume = entries.findLast(({ command }) => JSON.stringify(command).includes('"resume"'))
  const [clockSet] = (resume?.happenings ?? []) as readonly { readonly deadline: number }[]
  expect(clockSet?.deadline).toBeGreaterThan(deadline + 3_500)
  await turnOf(second)
  expect(second.flick(NUDGE)).not.toBe(null)
  await until(first, ({ match }) => (match?.ply === 2 ? match : null))
})

test('a new search while the database is away is not lost', async () => {
  world.stores.cut()
  const people = await Promise.all(['Cyd', 'Dee'].map((name) => world.person(name)))
  const queues = people.map((person) => world.queue(person))
  await wait(1_000)
  world.stores.mend()
  const found = await Promise.all(
    queues.map((queue) =>
      until(queue, ({ status }) => (status.kind === 'matched' ? status.matchId : null), 15_000),
    ),
  )
  expect(found[0]).toBe(found[1])
})
