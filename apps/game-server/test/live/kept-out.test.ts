import { POLICY } from '@skelly/protocol'
import { imposeSuspension, newId } from '@skelly/services'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { until } from '../world/until.ts'
import { World, type Person } from '../world/world.ts'

let world: World
const admin = { id: newId(), name: 'Dee' }
beforeAll(async () => {
  world = await World.open({ rematchWithin: 10_000 })
  const { database } = world
  const credentials = { passwordHash: 'none', totpSealed: 'none', totpStep: 0, createdAt: Date.now() }
  await database.admins.add({ ...admin, email: 'dee@desk.example', role: 'moderator', ...credentials })
})
afterAll(() => world.close())

const suspend = async ({ playerId }: Person): Promise<void> => {
  const now = Date.now()
  const imposing = { playerId, matchId: null, until: now + 60_000, reason: 'x', admin, now }
  const imposed = await imposeSuspension(world.database, imposing, POLICY.suspensions)
  if (!imposed.ok) throw new Error(imposed.refusal)
}

const refusal = (queue: ReturnType<World['queue']>) =>
  until(queue, ({ status }) => (status.kind === 'refused' ? status.why : null))

describe('who is suspended', () => {
  test('is turned away from the queue, whatever the ticket', async () => {
    const ida = await world.person('Ida')
    await suspend(ida)
    expect(await refusal(world.queue(ida))).toBe('kept-out')
  })

  test('is taken out of the queue within some seconds when they wait already', async () => {
    const jon = await world.person('Jon')
    const queue = world.queue(jon)
    await until(queue, ({ searching }) => searching)
    await suspend(jon)
    expect(await refusal(queue)).toBe('kept-out')
    const kim = world.queue(await world.person('Kim'))
    const alone = await until(kim, ({ searching }) => searching)
    expect(alone.queued).toBe(1)
    kim.close()
  })

  test('plays the game on that is on, and has no rematch of it', async () => {
    const { clients, people } = await world.game()
    await suspend(people[0])
    clients[1].leave()
    const [first, second] = clients
    const result = await until(first, (snapshot) => snapshot.result)
    expect(result.outcome).toEqual({ kind: 'won', leaving: 'resigned' })
    for (const client of [first, second]) {
      await until(client, (snapshot) => snapshot.result)
      client.wishRematch(true)
    }
    const why = await until(first, (snapshot) => snapshot.refusal?.why ?? null)
    expect(why).toBe('kept-out')
  })
})
