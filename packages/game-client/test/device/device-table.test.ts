import { seatAt, skelly, verifyReplay } from '@skelly/engine'
import { checkComputerMoves, chooseShot, steadyPull } from '@skelly/engine/bots'
import { describe, expect, test } from 'vitest'
import type { DeviceTable } from '../../src/device/index.ts'
import { ASIDE, BEGINS, createDevice, IN_START, PLAIN, setUp } from './table.ts'

const moverOf = (table: DeviceTable) => skelly.mover(table.getSnapshot().match.state)
const phaseOf = (table: DeviceTable) => {
  const { phase } = table.getSnapshot().match
  if (phase.kind !== 'playing') throw new Error(`the game is ${phase.kind}`)
  return phase
}

/** A computer player's whole turn, as the worker chooses it. */
const think = (table: DeviceTable): void => {
  const turn = table.computerTurn()
  if (turn === null) throw new Error('no computer player is on turn')
  const { setDown, flick } = chooseShot(turn.match, turn.seat)
  if (setDown !== null) table.moveFor(turn, { setDown })
  table.moveFor(turn, { flick })
}

describe('the clock', () => {
  test('a turn is lost at its deadline, once (R3.3)', () => {
    const { table, live } = createDevice()
    const shown = table()
    live(shown, 19_900)
    expect(moverOf(shown)).toBe(0)
    live(shown, 300)
    expect(moverOf(shown)).toBe(1)
    live(shown, 10_000)
    expect(moverOf(shown)).toBe(1)
  })

  test('a pause stops it, and it goes on where it stood (R3.8)', () => {
    const { table, live } = createDevice()
    const shown = table()
    live(shown, 15_000)
    shown.pause()
    live(shown, 60_000)
    expect(shown.now()).toBe(BEGINS + 15_000)
    shown.goOn()
    live(shown, 4_900)
    expect(moverOf(shown)).toBe(0)
    live(shown, 500)
    expect(moverOf(shown)).toBe(1)
  })

  test('a pause lets the caps roll out first', () => {
    const { table, live } = createDevice()
    const shown = table()
    shown.flick(ASIDE)
    shown.pause()
    live(shown, 60_000)
    expect(shown.now()).toBe(phaseOf(shown).stillAt)
  })

  test('a device that sleeps loses nobody a turn', () => {
    const { table, live, pass } = createDevice()
    const shown = table()
    live(shown, 5_000)
    pass(3_600_000)
    shown.tick()
    expect(moverOf(shown)).toBe(0)
    live(shown, 14_500)
    expect(moverOf(shown)).toBe(0)
  })

  test('a shot that is shown faster starts the next clock sooner', () => {
    const { table, pass } = createDevice()
    const shown = table()
    shown.flick(ASIDE)
    pass(50)
    shown.rested()
    expect(shown.now()).toBe(phaseOf(shown).stillAt)
    shown.flick(ASIDE)
    expect(shown.getSnapshot().refusal).toBeNull()
    expect(moverOf(shown)).toBe(0)
  })

  test('a computer player is not hurried by it', () => {
    const { table, live } = createDevice()
    const shown = table(setUp(1, ['easy']))
    shown.flick(ASIDE)
    shown.rested()
    live(shown, 90_000)
    expect(shown.getSnapshot().match.ply).toBe(1)
    expect(shown.computerTurn()).not.toBeNull()
  })

  test('without one nobody is hurried', () => {
    const { table, live } = createDevice()
    const shown = table(setUp(2, [], null))
    live(shown, 90_000)
    expect(moverOf(shown)).toBe(0)
  })
})

describe('moves', () => {
  test('every step is told after the snapshot has it', () => {
    const { table } = createDevice()
    const shown = table()
    const told: string[] = []
    shown.onEntry(({ entry, after }) => {
      expect(shown.getSnapshot().match).toBe(after)
      expect(shown.getSnapshot().lastEntry).toBe(entry)
      told.push(entry.command.kind)
    })
    shown.aim()
    shown.aim()
    shown.flick(ASIDE)
    expect(told).toEqual(['move', 'move'])
  })

  test('what the rules refuse is told and changes nothing', () => {
    const { table } = createDevice()
    const shown = table()
    const refusals: string[] = []
    shown.onRefused(({ why }) => refusals.push(why))
    shown.setDown({ x: 10, y: 10 })
    expect(refusals).toEqual(['outside-the-box'])
    expect(shown.getSnapshot().match.seq).toBe(1)
    shown.aim()
    expect(shown.getSnapshot().refusal).toBeNull()
  })

  test('nobody flicks while the game is held or for a computer player', () => {
    const { table } = createDevice()
    const shown = table(setUp(1, ['easy']))
    shown.pause()
    shown.flick(ASIDE)
    expect(shown.getSnapshot().match.ply).toBe(0)
    shown.goOn()
    shown.flick(ASIDE)
    shown.rested()
    shown.flick(ASIDE)
    expect(shown.getSnapshot().match.ply).toBe(1)
  })

  test('a game against a computer player is a replay that proves itself', () => {
    const { table } = createDevice()
    const shown = table(setUp(1, ['easy', 'easy']))
    for (let round = 0; round < 3; round += 1) {
      shown.flick(ASIDE)
      shown.rested()
      while (shown.computerTurn() !== null) {
        think(shown)
        shown.rested()
      }
    }
    const replay = shown.replay()
    expect(verifyReplay(replay)).toMatchObject({ verified: true })
    expect(checkComputerMoves(replay)).toBeNull()
  })

  test('a thought that comes too late does nothing', () => {
    const { table } = createDevice()
    const shown = table(setUp(1, ['easy']), { ...PLAIN, takeBacks: true })
    shown.flick(ASIDE)
    shown.rested()
    const turn = shown.computerTurn()
    if (turn === null) throw new Error('no computer player is on turn')
    shown.takeBack()
    shown.moveFor(turn, { flick: ASIDE })
    expect(shown.getSnapshot().match.ply).toBe(0)
  })
})

test('a thought that is told twice is played once', () => {
  const { table } = createDevice()
  const shown = table(setUp(1, ['easy']))
  shown.flick(ASIDE)
  shown.rested()
  const turn = shown.computerTurn()
  if (turn === null) throw new Error('no computer player is on turn')
  const box = steadyPull(turn.match.state, turn.seat, ({ verdict }) => verdict === 'box')
  if (box === null) throw new Error('no pull does it')
  shown.moveFor(turn, { flick: box.flick })
  shown.rested()
  expect(shown.computerTurn()?.seat).toBe(turn.seat)
  shown.moveFor(turn, { flick: box.flick })
  expect(shown.getSnapshot().match.ply).toBe(2)
})

describe('taking back', () => {
  const takeBacks = { ...PLAIN, takeBacks: true }

  test('the last flick of a person is undone with its set-downs and all that came after it', () => {
    const { table } = createDevice()
    const shown = table(setUp(1, ['easy']), takeBacks)
    const before = shown.getSnapshot().match.state
    shown.setDown(IN_START)
    expect(shown.getSnapshot().match.seq).toBe(2)
    shown.flick(ASIDE)
    shown.rested()
    think(shown)
    expect(shown.getSnapshot().takesBack).toBe(0)
    shown.takeBack()
    expect(shown.getSnapshot()).toMatchObject({ lastEntry: null, takesBack: null })
    expect(shown.getSnapshot().match.state).toEqual(before)
    expect(verifyReplay(shown.replay()).verified).toBe(true)
  })

  test('the clock goes back with it', () => {
    const { table, live } = createDevice()
    const shown = table(setUp(2), takeBacks)
    live(shown, 8_000)
    shown.flick(ASIDE)
    live(shown, 4_000)
    shown.takeBack()
    expect(shown.now()).toBe(BEGINS)
    live(shown, 19_000)
    expect(moverOf(shown)).toBe(0)
  })

  test('a game that counts knows nothing of it', () => {
    const { table } = createDevice()
    const shown = table()
    shown.flick(ASIDE)
    shown.takeBack()
    expect(shown.getSnapshot()).toMatchObject({ takesBack: null, match: { ply: 1 } })
  })
})

describe('handing the device over', () => {
  const handOver = { ...PLAIN, handOver: true }

  test('everybody waits until the next player has it', () => {
    const { table, live } = createDevice()
    const shown = table(setUp(3), handOver)
    expect(shown.getSnapshot().hold).toEqual({ kind: 'hand-over', to: 0 })
    shown.goOn()
    shown.flick(ASIDE)
    shown.rested()
    const next = moverOf(shown)
    expect(shown.getSnapshot().hold).toEqual({ kind: 'hand-over', to: next })
    live(shown, 60_000)
    expect(moverOf(shown)).toBe(next)
  })

  test('a computer player is handed nothing', () => {
    const { table } = createDevice()
    const shown = table(setUp(1, ['easy']), handOver)
    expect(shown.getSnapshot().hold).toBeNull()
    shown.flick(ASIDE)
    expect(shown.getSnapshot().hold).toBeNull()
  })
})

test('a player who leaves is out (R7.2)', () => {
  const { table } = createDevice()
  const shown = table(setUp(2))
  shown.leave(seatAt(0))
  expect(shown.getSnapshot().match.phase).toMatchObject({ kind: 'over', places: [[1], [0]] })
  expect(verifyReplay(shown.replay()).verified).toBe(true)
})
