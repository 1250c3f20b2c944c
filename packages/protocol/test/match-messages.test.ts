import { describe, expect, test } from 'vitest'
import { matchClientMessages, type MatchClientMessage } from '../src/match-messages.ts'

const FLICK = { ply: 3, shotId: '0123456789abcdef'.repeat(2), dx: -5, dy: 7, strength: 500 }

describe('what a match room reads', () => {
  test.each<{ type: MatchClientMessage; message: unknown; reads: boolean }>([
    { type: 'flick', message: FLICK, reads: true },
    { type: 'flick', message: { ...FLICK, pull: { dx: 1.5, dy: -2 } }, reads: true },
    // that a number is beyond the game's limits the engine says, and why
    { type: 'flick', message: { ...FLICK, strength: 1001 }, reads: true },
    { type: 'flick', message: { ...FLICK, strength: NaN }, reads: false },
    { type: 'flick', message: { ...FLICK, dx: 0.5 }, reads: false },
    { type: 'flick', message: { ...FLICK, dx: Infinity }, reads: false },
    { type: 'flick', message: { ...FLICK, dx: '5' }, reads: false },
    { type: 'flick', message: { ...FLICK, shotId: 'A'.repeat(32) }, reads: false },
    { type: 'flick', message: { ...FLICK, ply: -1 }, reads: false },
    { type: 'flick', message: { ...FLICK, seat: 0 }, reads: false },
    { type: 'set-down', message: { ply: 0, x: 1, y: -1 }, reads: true },
    { type: 'set-down', message: { ply: 0, x: 1.5, y: 1 }, reads: false },
    { type: 'aim', message: { ply: 0 }, reads: true },
    { type: 'aim', message: null, reads: false },
    { type: 'leave', message: {}, reads: true },
    { type: 'leave', message: { seat: 1 }, reads: false },
    { type: 'since', message: { seq: 0 }, reads: true },
    { type: 'since', message: { seq: -1 }, reads: false },
    { type: 'pong', message: { at: 1, sent: 2 }, reads: true },
    { type: 'pong', message: { at: 1, sent: NaN }, reads: false },
    { type: 'say', message: { word: 'nice-shot' }, reads: true },
    { type: 'say', message: { word: 'you cheat' }, reads: false },
    { type: 'tap', message: { cap: 3 }, reads: true },
    { type: 'tap', message: { cap: -1 }, reads: false },
    { type: 'tap', message: { cap: 0.5 }, reads: false },
    { type: 'rematch', message: { wish: false }, reads: true },
    { type: 'rematch', message: {}, reads: false },
    { type: 'lately', message: {}, reads: true },
    { type: 'lately', message: { shots: 100 }, reads: false },
    { type: 'page', message: { state: 'hidden' }, reads: true },
    { type: 'page', message: { state: 'asleep' }, reads: false },
  ])('$type $message: $reads', ({ type, message, reads }) => {
    expect(matchClientMessages[type].safeParse(message).success).toBe(reads)
  })
})
