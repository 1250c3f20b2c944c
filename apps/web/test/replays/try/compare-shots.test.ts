import { seatAt, type Ruling, type SkellyState } from '@skelly/engine'
import { describe, expect, test } from 'vitest'
import { compareShots } from '../../../src/replays/try/compare-shots.ts'
import type { Said } from '@skelly/stage'
import { freshTable, shotId } from '../../stage/table.ts'

const SEAT = seatAt(0)
const MISS: Ruling = {
  verdict: 'miss',
  won: null,
  knockedOut: [],
  freed: [],
  becameKiller: false,
  lostKiller: false,
  again: false,
  setDown: null,
  xp: 0,
}

interface Came {
  readonly ruling?: Partial<Ruling>
  readonly from?: number
  readonly to?: number
  readonly isWon?: boolean
}

const withProgress = (state: SkellyState, progress: number): SkellyState => ({
  ...state,
  caps: state.caps.map((cap, seat) => (seat === SEAT ? { ...cap, progress } : cap)),
})

const shot = ({ ruling, from = 3, to = from, isWon = false }: Came): Said => {
  const table = freshTable()
  const after = withProgress(table, to)
  const won: SkellyState = { ...after, turn: { phase: 'over', places: [[SEAT], [seatAt(1)]] } }
  return {
    seq: 0,
    before: withProgress(table, from),
    after: isWon ? won : after,
    events: [
      {
        kind: 'shot',
        seat: SEAT,
        shotId: shotId('1'),
        flick: { dx: 0, dy: -1, strength: 1 },
        rolls: 0,
        rest: [],
        touched: [],
        ruling: { ...MISS, ...ruling },
      },
    ],
  }
}

const lost: Said = { ...shot({}), events: [{ kind: 'turn-lost', seat: SEAT, why: 'clock' }] }
const skull = shot({ ruling: { verdict: 'skull' } })
const pot = shot({ ruling: { verdict: 'pot', again: true }, to: 5 })
const box = shot({ ruling: { verdict: 'box', again: true }, to: 4 })
const knockout = shot({ ruling: { verdict: 'knockout', knockedOut: [seatAt(1)], again: true }, from: 25 })

describe('what two shots from one turn are worth beside each other', () => {
  test.each([
    {
      what: 'a pot and a box',
      yours: pot,
      theirs: box,
      is: { kind: 'better', by: 'stops', yours: 2, theirs: 1 },
    },
    {
      what: 'a box and a pot',
      yours: box,
      theirs: pot,
      is: { kind: 'worse', by: 'stops', yours: 1, theirs: 2 },
    },
    { what: 'a box and a turn lost', yours: box, theirs: lost, is: { kind: 'better', by: 'stops' } },
    { what: 'a miss and the skull', yours: shot({}), theirs: skull, is: { kind: 'better', by: 'turns' } },
    {
      what: 'the skull and a miss',
      yours: skull,
      theirs: shot({}),
      is: { kind: 'worse', by: 'turns', yours: 2 },
    },
    {
      what: 'a rescue and a miss',
      yours: shot({ ruling: { verdict: 'rescue', again: true } }),
      theirs: shot({}),
      is: { kind: 'better', by: 'again' },
    },
    {
      what: 'the last box and a box',
      yours: shot({ from: 24, to: 25 }),
      theirs: shot({ from: 24 }),
      is: { kind: 'better', by: 'killer' },
    },
    {
      what: 'a killer’s miss and a knockout',
      yours: shot({ from: 25 }),
      theirs: knockout,
      is: { kind: 'worse', by: 'knockouts' },
    },
    {
      what: 'the skull that costs the killer and a miss',
      yours: shot({ from: 25, to: 0, ruling: { verdict: 'skull', lostKiller: true } }),
      theirs: shot({ from: 25 }),
      is: { kind: 'worse', by: 'killer' },
    },
    {
      what: 'a win and two knocked out',
      yours: shot({ from: 25, isWon: true, ruling: { knockedOut: [seatAt(1)] } }),
      theirs: shot({ from: 25, ruling: { knockedOut: [seatAt(1), seatAt(2)] } }),
      is: { kind: 'better', by: 'wins' },
    },
    {
      what: 'two misses',
      yours: shot({}),
      theirs: shot({ ruling: { verdict: 'chalk' } }),
      is: { kind: 'same' },
    },
  ])('$what: $is.kind by $is.by', ({ yours, theirs, is }) => {
    expect(compareShots(yours, theirs, SEAT)).toMatchObject(is)
  })
})
