import { millis } from '@skelly/engine'
import { expect, test } from 'vitest'
import { TakeUp } from '../../src/serving/take-up.ts'

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const owned = { ownerId: null, ownerBeatAt: null }

test('it is ready when the matches stand, however long the lobbies take, and puts each of those up once', async () => {
  const standing = new Set<string>()
  const asked: string[] = []
  const lobbies = Promise.withResolvers<null>()
  const close = async (): Promise<void> => undefined
  const takeUp = new TakeUp({
    openMatches: async () => [{ matchId: 'match', ...owned }],
    openRooms: async () => [{ roomId: 'room', code: 'ABCD', ...owned }],
    matches: { ids: standing, close, putUp: async (id) => void standing.add(id) },
    lobbies: {
      ...{ ids: new Set(), close },
      putUp: async (id) => {
        asked.push(id)
        await lobbies.promise
      },
    },
    ...{ serverId: 'us', lostAfter: 0, now: () => millis(1), log },
  })
  await takeUp.round()
  await takeUp.round()
  expect([...standing, ...asked]).toEqual(['match', 'room'])
  lobbies.resolve(null)
})
