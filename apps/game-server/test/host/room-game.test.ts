import { describe, expect, test } from 'vitest'
import { falls, leaves, returns, runCourse, type Course } from './course.ts'
import { ANA, BO, CY, DEE, flick, kinds, playingRoom, type Seated } from './seated.ts'

interface Case extends Course {
  readonly rule: string
  readonly says: string
  readonly seats: number
  readonly shotClock?: number | null
  /** How long it is watched, ms. */
  readonly lasts: number
  /** Who left, in the journal's order. */
  readonly leavings: readonly string[]
  readonly phase: object
}

const GOES_ON = { kind: 'playing' }
const won = (leaving: string, ...places: readonly (readonly number[])[]): object => ({
  kind: 'over',
  leaving,
  places,
})
const VOID = { kind: 'void', why: 'left-together' }

const CASES: readonly Case[] = [
  {
    rule: 'R7.2',
    says: 'one of three resigns: the others play on',
    seats: 3,
    events: [[100, leaves(ANA)]],
    lasts: 5_000,
    leavings: ['leave 0 resigned'],
    phase: GOES_ON,
  },
  {
    rule: 'R7.2',
    says: 'one of four after the other resigns: the last one wins, who left last is second',
    seats: 4,
    events: [
      [100, leaves(CY)],
      [2_100, leaves(ANA)],
      [4_100, leaves(DEE)],
    ],
    lasts: 6_000,
    leavings: ['leave 2 resigned', 'leave 0 resigned', 'leave 3 resigned'],
    phase: won('resigned', [1], [3], [0], [2]),
  },
  {
    rule: 'R7.4',
    says: 'the last two of three leave within the second',
    seats: 3,
    events: [
      [100, leaves(CY)],
      [5_000, leaves(ANA)],
      [5_999, leaves(BO)],
    ],
    lasts: 8_000,
    leavings: ['leave 2 resigned', 'leave 0 resigned', 'leave 1 resigned'],
    phase: VOID,
  },
  {
    rule: 'R10.3',
    says: 'one of three is silent for 60 s: out, and the game goes on',
    seats: 3,
    events: [[1_000, falls(BO)]],
    silent: [[1_000, BO]],
    lasts: 62_000,
    leavings: ['leave 1 silent'],
    phase: GOES_ON,
  },
  {
    rule: 'R10.3',
    says: 'without a clock, too',
    seats: 4,
    shotClock: null,
    events: [[1_000, falls(ANA)]],
    silent: [[1_000, ANA]],
    lasts: 62_000,
    leavings: ['leave 0 silent'],
    phase: GOES_ON,
  },
  {
    rule: 'R10.3',
    says: 'who comes back after it stays out',
    seats: 3,
    events: [
      [1_000, falls(BO)],
      [61_500, returns(BO)],
    ],
    silent: [[1_000, BO]],
    lasts: 63_000,
    leavings: ['leave 1 silent'],
    phase: GOES_ON,
  },
  {
    rule: 'R10.3',
    says: 'two of three one after the other: the third wins',
    seats: 3,
    events: [
      [1_000, falls(BO)],
      [5_000, falls(CY)],
    ],
    silent: [
      [1_000, BO],
      [5_000, CY],
    ],
    lasts: 70_000,
    leavings: ['leave 1 silent', 'leave 2 silent'],
    phase: won('silent', [0], [2], [1]),
  },
  {
    rule: 'R10.5',
    says: 'two of three a little apart: both are out, the third wins',
    seats: 3,
    events: [
      [1_000, falls(BO)],
      [1_900, falls(CY)],
    ],
    silent: [
      [1_000, BO],
      [1_900, CY],
    ],
    lasts: 70_000,
    leavings: ['leave 1 silent', 'leave 2 silent'],
    phase: won('silent', [0], [2], [1]),
  },
  {
    rule: 'R10.5',
    says: 'two of three in the same moment share the place',
    seats: 3,
    events: [
      [1_000, falls(BO)],
      [1_000, falls(CY)],
    ],
    silent: [
      [1_000, BO],
      [1_000, CY],
    ],
    lasts: 70_000,
    leavings: ['leave 1+2 silent'],
    phase: won('silent', [0], [1, 2]),
  },
  {
    rule: 'R10.5',
    says: 'all three gone: one after the other is out, the last one heard wins',
    seats: 3,
    events: [
      [1_000, falls(CY)],
      [4_000, falls(ANA)],
      [7_000, falls(BO)],
    ],
    silent: [
      [1_000, CY],
      [4_000, ANA],
      [7_000, BO],
    ],
    lasts: 70_000,
    leavings: ['leave 2 both-gone', 'leave 0 both-gone'],
    phase: won('both-gone', [1], [0], [2]),
  },
  {
    rule: 'R10.5',
    says: 'all four gone in the same second',
    seats: 4,
    events: [ANA, BO, CY, DEE].map((seat, place) => [1_000 + 300 * place, falls(seat)] as const),
    silent: [ANA, BO, CY, DEE].map((seat, place) => [1_000 + 300 * place, seat] as const),
    lasts: 70_000,
    leavings: [0, 1, 2, 3].map((seat) => `leave ${seat} both-gone`),
    phase: VOID,
  },
]

const leavingsIn = ({ journal }: Seated): readonly string[] =>
  kinds(journal.entries).filter((kind) => kind.startsWith('leave'))

describe('three and four', () => {
  test.each(CASES)('$rule $says', async (each) => {
    const seated = await playingRoom(each.seats, each.shotClock)
    await runCourse(seated, each, each.lasts)
    expect(leavingsIn(seated)).toEqual(each.leavings)
    expect(seated.host.match.phase).toMatchObject(each.phase)
  })

  test('R10.4 whoever loses three clocks in a row is out, the others play on', async () => {
    const seated = await playingRoom(3)
    for (let second = 0; second < 190; second += 1) {
      const { turn } = seated.host.match.state
      const mover = turn.phase === 'over' ? null : turn.mover
      if (mover !== null && mover !== BO)
        await seated.host.move(mover, seated.host.match.ply, { kind: 'aim' }, null)
      for (const seat of [ANA, BO, CY]) seated.host.hear(seat)
      await seated.clock.advance(1_000)
    }
    const caps = seated.host.match.state.caps.map(({ inGame }) => inGame)
    expect(caps).toEqual([true, false, true])
    expect(seated.host.match.phase.kind).toBe('playing')
  })

  test('the mover resigns: the turn goes on to the next', async () => {
    const seated = await playingRoom(4)
    await seated.host.leave(ANA)
    await flick(seated, BO, seated.host.match.ply, 'a')
    expect(kinds(seated.journal.entries)).toEqual(['begin', 'leave 0 resigned', 'move'])
  })

  test('who left and stays is told everything, and nothing of theirs is taken', async () => {
    const seated = await playingRoom(3)
    await seated.host.leave(ANA)
    await flick(seated, ANA, seated.host.match.ply, 'a')
    expect(seated.ear.last('refused')).toMatchObject({
      to: ANA,
      news: { message: 'flick', why: 'not-your-turn' },
    })
    await seated.host.leave(ANA)
    expect(seated.ear.last('refused')?.news).toMatchObject({ message: 'leave', why: 'not-at-the-table' })
    seated.host.drop(ANA)
    await seated.host.join(ANA)
    expect(seated.ear.presences.map(({ presence }) => presence)).toEqual(['gone', 'here', 'here'])
    expect(seated.ear.said.findLast(({ kind }) => kind === 'welcome')).toMatchObject({
      to: ANA,
      news: { seat: 0 },
    })
  })
})

describe('R3.8 no clock', () => {
  test('no turn is ever lost', async () => {
    const seated = await playingRoom(2, null)
    for (let minute = 0; minute < 60; minute += 1) {
      for (const seat of [ANA, BO]) seated.host.hear(seat)
      await seated.clock.advance(59_000)
    }
    expect(kinds(seated.journal.entries)).toEqual(['begin'])
  })

  test('the stores were away: everybody is told that the game goes on', async () => {
    const seated = await playingRoom(2, null)
    seated.host.admitWatcher('wen')
    seated.host.pause(seated.clock.now())
    seated.ear.said = []
    await seated.clock.advance(1_000)
    const welcomed = seated.ear.said.filter(({ kind }) => kind === 'welcome')
    expect(welcomed.map(({ to }) => to)).toEqual([ANA, BO, 'wen'])
    expect(welcomed[0]?.news).toMatchObject({ paused: false })
    await flick(seated, ANA, 0, 'a')
    expect(kinds(seated.journal.entries)).toEqual(['begin', 'move'])
  })
})
