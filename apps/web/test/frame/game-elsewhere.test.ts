import type { OpenGame } from '@skelly/api'
import { expect, test } from 'vitest'
import { gameElsewhere } from '../../src/frame/game-elsewhere.ts'

const online: OpenGame = { matchId: 'b', way: 'online', roomCode: 'BVLK' }
const ranked: OpenGame = { matchId: 'b', way: 'ranked', roomCode: null }

test.each([
  { says: 'no game', open: null, path: '/', leads: null },
  { says: 'home', open: online, path: '/', leads: '/play/online/b' },
  { says: 'its own table', open: online, path: '/play/online/b', leads: null },
  { says: 'the table of the game before', open: online, path: '/play/online/a', leads: '/play/online/b' },
  { says: 'its own table, ranked', open: ranked, path: '/ranked/b', leads: null },
  { says: 'the ranked game before', open: ranked, path: '/ranked/a', leads: '/ranked/b' },
])('where a game leads back to: $says', ({ open, path, leads }) => {
  expect(gameElsewhere(open, path)?.path ?? null).toBe(leads)
})
