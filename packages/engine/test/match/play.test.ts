import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CAP_RADIUS } from '../../src/caps/cap-radius.ts'
import { GRID } from '../../src/geometry/point.ts'
import { millis, numberedShotId, plyOf, seatAt, type Millis } from '../../src/ids.ts'
import { beginMatch } from '../../src/match/begin-match.ts'
import { decide } from '../../src/match/decide.ts'
import { follow } from '../../src/match/follow.ts'
import type { Command } from '../../src/match/match.ts'
import { see } from '../../src/match/see.ts'
import { stateHash } from '../../src/match/state-hash.ts'
import { skelly } from '../../src/rulesets/skelly/skelly.ts'
import type { SkellyMove, SkellyState } from '../../src/rulesets/skelly/state.ts'
import { arbitraryPlay } from '../arbitrary-play.ts'

const noOverlap = ({ caps }: SkellyState): boolean => {
  const standing = caps.filter((cap) => cap.inGame)
  return standing.every((one, place) =>
    standing.slice(place + 1).every((other) => {
      const [dx, dy] = [one.at.x - other.at.x, one.at.y - other.at.y]
      return dx * dx + dy * dy >= 4 * CAP_RADIUS * CAP_RADIUS
    }),
  )
}

describe('a match played at random', () => {
  test('keeps what always holds', () => {
    fc.assert(
      fc.property(arbitraryPlay, ({ match: { state, phase, clocksLost, setup } }) => {
        expect(noOverlap(state)).toBe(true)
        for (const cap of state.caps) {
          expect(Number.isInteger(cap.at.x * GRID) && Number.isInteger(cap.at.y * GRID)).toBe(true)
          expect(cap.progress >= 0 && cap.progress <= 25).toBe(true)
          expect(cap.sittingOut >= 0 && cap.sittingOut <= 2).toBe(true)
        }
        const standing = state.caps.filter((cap) => cap.inGame).length
        if (phase.kind === 'playing') {
          const mover = skelly.mover(state)
          expect(standing).toBeGreaterThan(1)
          expect(mover !== null && state.caps[mover]).toMatchObject({ inGame: true, sittingOut: 0 })
          expect(phase.deadline === null).toBe(setup.shotClock === null)
        }
        if (phase.kind === 'over') {
          expect(standing).toBe(1)
          expect(phase.places.flat().toSorted()).toEqual(setup.seats.map((_, place) => place))
        }
        expect(Math.max(...clocksLost)).toBeLessThan(4)
      }),
      { numRuns: 150 },
    )
  })

  test('is rebuilt from its journal, through JSON, to the same match and hashes', () => {
    fc.assert(
      fc.property(arbitraryPlay, ({ match, journal }) => {
        let rebuilt = beginMatch(skelly, match.setup)
        for (const entry of structuredCopy(journal)) {
          rebuilt = structuredCopy(follow(skelly, rebuilt, entry.happenings))
          expect(rebuilt.seq).toBe(entry.seq + 1)
          expect(stateHash(skelly, rebuilt)).toBe(entry.hash)
        }
        expect(rebuilt).toEqual(match)
      }),
      { numRuns: 100 },
    )
  })

  test('is seen as it is, but for its seed: that is told when it is over', () => {
    fc.assert(
      fc.property(arbitraryPlay, fc.constantFrom(seatAt(0), null), ({ match }, seat) => {
        const { setup, phase } = match
        const isOver = phase.kind === 'over' || phase.kind === 'void'
        const seen = { ...match, setup: { ...setup, seed: isOver ? setup.seed : '0'.repeat(32) } }
        expect(see(skelly, match, seat)).toEqual(seen)
      }),
      { numRuns: 50 },
    )
  })

  test('answers any command at all', () => {
    fc.assert(
      fc.property(arbitraryPlay, anyCommand, fc.boolean(), ({ match, stillAt }, any, isOnTurn) => {
        const own = { seat: skelly.mover(match.state) ?? seatAt(0), ply: match.ply, at: stillAt }
        const command = isOnTurn && any.kind === 'move' ? { ...any, ...own } : any
        const decided = decide(skelly, match, command)
        expect(typeof decided.ok).toBe('boolean')
        if (!decided.ok) return
        const after = follow(skelly, match, decided.value)
        expect(stateHash(skelly, after)).toMatch(/^[0-9a-f]{16}$/)
      }),
      { numRuns: 500 },
    )
  })
})

const structuredCopy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value

const anyNumber = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(-0, 1.5, 2 ** 53, 1_764_460_900_000))
const at: fc.Arbitrary<Millis> = anyNumber.map(millis)
const anyMove: fc.Arbitrary<SkellyMove> = fc.oneof(
  fc.constant({ kind: 'aim' as const }),
  fc.record({ kind: fc.constant('set-down' as const), x: anyNumber, y: anyNumber }),
  fc.record({
    kind: fc.constant('flick' as const),
    shotId: fc.nat().map(numberedShotId),
    dx: anyNumber,
    dy: anyNumber,
    strength: anyNumber,
  }),
)
const seat = anyNumber.map(seatAt)
const anyCommand: fc.Arbitrary<Command<SkellyMove>> = fc.oneof(
  fc.record({ kind: fc.constant('begin' as const), at }),
  fc.record({ kind: fc.constant('move' as const), at, seat, ply: anyNumber.map(plyOf), move: anyMove }),
  fc.record({ kind: fc.constant('time-out' as const), at }),
  fc.record({
    kind: fc.constant('leave' as const),
    at,
    seats: fc.array(seat),
    why: fc.constant('silent' as const),
  }),
  fc.record({ kind: fc.constant('resume' as const), at, away: anyNumber }),
  fc.record({ kind: fc.constant('void' as const), at, why: fc.constant('server-lost' as const) }),
)
