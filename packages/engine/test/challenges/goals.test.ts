import { describe, expect, test } from 'vitest'
import { openAttempt, partsOf, playAttempt, turnsOf } from '../../src/challenges/index.ts'
import { courtFile, flicked, levelOf, type File, type Numbers } from './cases.ts'

const NORTH = -1_048_576
const WEAK: Numbers = [1, 0, 1]
const PLAYING = { kind: 'playing' }
const three = { kind: 'won', stars: 3 }

interface Row {
  readonly says: string
  readonly name: string
  readonly changed?: File
  readonly flicks: readonly Numbers[]
  readonly done: readonly number[]
  readonly phase: object
}

const rows: readonly Row[] = [
  {
    says: 'run: a box of two is landed',
    name: 'run',
    flicks: [[-303_079, NORTH, 576]],
    done: [0],
    phase: PLAYING,
  },
  {
    says: 'run: a pot lands one box and skips the next (R6.2)',
    name: 'run',
    changed: {
      court: courtFile('run', {
        boxes: [
          [1, 40, 100, 120, 180],
          [2, 480, 100, 560, 180],
          [3, 40, 400, 120, 480],
        ],
      }),
      caps: [{ at: [101, 140], fill: null, progress: 1 }],
      goal: { kind: 'run', to: 3 },
    },
    flicks: [[1_048_576, 0, 402]],
    done: [0, 1],
    phase: three,
  },
  { says: 'run: a miss does nothing', name: 'run', flicks: [WEAK], done: [], phase: PLAYING },
  {
    says: 'long shot: landed from far enough',
    name: 'long-shot',
    flicks: [[0, NORTH, 572]],
    done: [0],
    phase: three,
  },
  {
    says: 'long shot: landed from too near',
    name: 'long-shot',
    changed: { goal: { kind: 'long shot', distance: 1200 } },
    flicks: [[0, NORTH, 572]],
    done: [],
    phase: PLAYING,
  },
  {
    says: 'bank: landed off the edge',
    name: 'bank',
    flicks: [[NORTH, -620_503, 649]],
    done: [0],
    phase: three,
  },
  {
    says: 'bank: landed with too few bounces',
    name: 'bank',
    changed: { goal: { kind: 'bank', times: 2 } },
    flicks: [[NORTH, -620_503, 649]],
    done: [],
    phase: PLAYING,
  },
  {
    says: 'bank: landed straight',
    name: 'bank',
    changed: { court: courtFile('bank', { walls: [] }), twists: [] },
    flicks: [[0, NORTH, 430]],
    done: [],
    phase: PLAYING,
  },
  {
    says: 'two touch: both touched',
    name: 'two-touch',
    flicks: [[0, NORTH, 860]],
    done: [0],
    phase: three,
  },
  {
    says: 'two touch: one of them touched by each of two flicks',
    name: 'two-touch',
    changed: {
      caps: [
        { at: [300, 680], fill: null },
        { at: [300, 600], fill: 'tar' },
        { at: [500, 680], fill: 'tar' },
      ],
      flicks: [2, 3, 4],
      twists: [],
    },
    flicks: [
      [0, NORTH, 200],
      [1_048_576, 209_715, 500],
    ],
    done: [],
    phase: PLAYING,
  },
  {
    says: 'knockout: two of three at once',
    name: 'knockout',
    flicks: [[-419_430, NORTH, 550]],
    done: [0, 1],
    phase: PLAYING,
  },
  {
    says: 'knockout: the parts are as they are named',
    name: 'knockout',
    changed: { goal: { kind: 'knockout', caps: ['D', 'C'] } },
    flicks: [[-419_430, NORTH, 550]],
    done: [1],
    phase: PLAYING,
  },
  {
    says: 'knockout: the last of them',
    name: 'knockout',
    flicks: [
      [-419_430, NORTH, 550],
      [1_048_576, 125_292, 402],
    ],
    done: [0, 1, 2],
    phase: three,
  },
  { says: 'push: into the first box', name: 'push', flicks: [[0, NORTH, 355]], done: [0], phase: PLAYING },
  {
    says: 'push: into the second box before the first',
    name: 'push',
    changed: { goal: { kind: 'push', cap: 'B', boxes: [6, 5] } },
    flicks: [[0, NORTH, 355]],
    done: [],
    phase: PLAYING,
  },
  {
    says: 'push: a cap that lies in the box already is not pushed into it',
    name: 'push',
    changed: { goal: { kind: 'push', cap: 'B', boxes: [5, 5] } },
    flicks: [[0, NORTH, 355], WEAK],
    done: [0],
    phase: PLAYING,
  },
  {
    says: 'push: the cap is knocked out',
    name: 'push',
    changed: {
      caps: [
        { at: [250, 860], fill: 'floor', progress: 25 },
        { at: [250, 720], fill: 'floor' },
        { at: [60, 60], fill: 'floor' },
      ],
    },
    flicks: [[0, NORTH, 355]],
    done: [],
    phase: { kind: 'lost', why: 'out-of-reach' },
  },
  { says: 'free: one of two', name: 'free', flicks: [[-349_526, NORTH, 560]], done: [0], phase: PLAYING },
  {
    says: 'free: both',
    name: 'free',
    flicks: [
      [-349_526, NORTH, 560],
      [1_048_576, -7_297, 891],
    ],
    done: [0, 1],
    phase: three,
  },
  { says: 'race: first', name: 'race', flicks: [[231_986, NORTH, 613]], done: [0], phase: three },
]

describe('goals', () => {
  test.each(rows)('$says', ({ name, changed = {}, flicks, done, phase }) => {
    const level = levelOf(name, changed)
    const { score } = flicked(level, ...flicks).attempt
    expect(score).toEqual({ flicks: flicks.length, done, phase })
    expect(done.length === partsOf(level.goal, level)).toBe(phase === three)
  })

  test('race: the computer player is first', () => {
    const level = levelOf('race')
    const idle = Array.from({ length: 3 }, () => ({ setDown: null, flick: { dx: 1, dy: 0, strength: 1 } }))
    const { score } = playAttempt(openAttempt(level, { name: '', fill: 'empty' }), turnsOf(idle)).attempt
    expect(score.phase).toEqual({ kind: 'lost', why: 'out-of-reach' })
  })

  test('game: the computer player wins', () => {
    const caps = [
      { at: [300, 520], fill: null, progress: 23 },
      { at: [300, 440], fill: 'empty', progress: 25, computer: 'normal' },
    ]
    const idle = Array.from({ length: 9 }, () => ({ setDown: null, flick: { dx: 1, dy: 0, strength: 1 } }))
    const open = openAttempt(levelOf('game', { caps }), { name: '', fill: 'empty' })
    const { score, match } = playAttempt(open, turnsOf(idle)).attempt
    expect(match.state.turn).toMatchObject({ phase: 'over', places: [[1], [0]] })
    expect(score.phase).toEqual({ kind: 'lost', why: 'out-of-reach' })
  })
})
