import { describe, expect, test } from 'vitest'
import { parseLevel } from '../../src/challenges/index.ts'
import { caseFile, courtFile, flicked, levelOf, type File, type Numbers } from './cases.ts'

const NORTH = -1_048_576
const WEAK: Numbers = [1, 0, 1]
const PLAYING = { kind: 'playing' }

/** A court with a skull straight ahead, a cap at its side, and the edge behind. */
const yard: File = {
  court: {
    width: 600,
    height: 900,
    boxes: [[1, 260, 60, 340, 140]],
    skull: [200, 380, 400, 580],
    start: null,
    posts: [],
    walls: [],
  },
  caps: [
    { at: [300, 800], fill: null },
    { at: [500, 800], fill: 'empty' },
  ],
  goal: { kind: 'run', to: 1 },
  twists: [],
  flicks: [2, 4, 8],
}
const yardWith = (...twists: readonly object[]) => levelOf('run', { ...yard, twists })

/** Slides 320 mm into the skull, 220 mm onto its line, 100 mm into the open. */
const INTO_THE_SKULL: Numbers = [0, NORTH, 351]
const ONTO_THE_CHALK: Numbers = [0, NORTH, 291]
const INTO_THE_OPEN: Numbers = [0, NORTH, 196]
const AT_THE_CAP: Numbers = [1_048_576, 0, 400]
const INTO_THE_BOX: Numbers = [0, NORTH, 520]

interface Row {
  readonly says: string
  readonly twists: readonly object[]
  readonly flicks: readonly Numbers[]
  readonly cost: number
  readonly phase: object
}

const lost = (why: string) => ({ kind: 'lost', why })
const costs = { kind: 'the chalk costs a stated number of flicks', flicks: 3 }

const rows: readonly Row[] = [
  { says: 'no twist: the skull adds two', twists: [], flicks: [INTO_THE_SKULL], cost: 3, phase: PLAYING },
  { says: 'no twist: the chalk adds nothing', twists: [], flicks: [ONTO_THE_CHALK], cost: 1, phase: PLAYING },
  { says: 'no twist: a touch is free', twists: [], flicks: [AT_THE_CAP], cost: 1, phase: PLAYING },
  {
    says: 'touch no cap: touched',
    twists: [{ kind: 'touch no cap' }],
    flicks: [AT_THE_CAP],
    cost: 1,
    phase: lost('touched-a-cap'),
  },
  {
    says: 'touch no cap: not touched',
    twists: [{ kind: 'touch no cap' }],
    flicks: [INTO_THE_OPEN],
    cost: 1,
    phase: PLAYING,
  },
  {
    says: 'the skull ends it: in the skull',
    twists: [{ kind: 'the skull ends it' }],
    flicks: [INTO_THE_SKULL],
    cost: 3,
    phase: lost('in-the-skull'),
  },
  {
    says: 'the skull ends it: on its chalk',
    twists: [{ kind: 'the skull ends it' }],
    flicks: [ONTO_THE_CHALK],
    cost: 1,
    phase: PLAYING,
  },
  {
    says: 'the chalk ends it: on the chalk',
    twists: [{ kind: 'the chalk ends it' }],
    flicks: [ONTO_THE_CHALK],
    cost: 1,
    phase: lost('on-the-chalk'),
  },
  {
    says: 'the chalk ends it: in the open',
    twists: [{ kind: 'the chalk ends it' }],
    flicks: [INTO_THE_OPEN],
    cost: 1,
    phase: PLAYING,
  },
  { says: 'the chalk costs three', twists: [costs], flicks: [ONTO_THE_CHALK], cost: 4, phase: PLAYING },
  { says: 'the chalk costs: in the open', twists: [costs], flicks: [INTO_THE_OPEN], cost: 1, phase: PLAYING },
  {
    says: 'the chalk costs: what it costs may be all that was left',
    twists: [costs],
    flicks: [ONTO_THE_CHALK, [1, 0, 1]],
    cost: 8,
    phase: lost('used-up'),
  },
  {
    says: 'landing pays no twist',
    twists: [costs, { kind: 'the skull ends it' }, { kind: 'touch no cap' }],
    flicks: [INTO_THE_BOX],
    cost: 1,
    phase: { kind: 'won', stars: 3 },
  },
]

describe('twists that are rules', () => {
  test.each(rows)('$says', ({ twists, flicks, cost, phase }) => {
    const { score } = flicked(yardWith(...twists), ...flicks).attempt
    expect(score).toMatchObject({ flicks: cost, phase })
  })
})

describe('twists that the level shows', () => {
  const wall = courtFile('run', { walls: [[100, 300, 200, 300]] })
  const shown: readonly (readonly [kind: string, changed: File])[] = [
    ['a shorter clock', { clock: 19 }],
    ['a set fill', { caps: [{ at: [300, 600], fill: 'tar' }] }],
    ['few flicks', { flicks: [2, 3, 3] }],
    ['obstacles on the court', { court: wall }],
  ]

  test.each(shown)('%s', (kind, changed) => {
    const file = { ...caseFile('run'), ...changed }
    expect(parseLevel({ ...file, twists: [{ kind }] }).ok).toBe(true)
    expect(parseLevel(file)).toEqual({ ok: false, refusal: 'twists', where: 'level.twists' })
    expect(parseLevel({ ...caseFile('run'), twists: [{ kind }] })).toMatchObject({ refusal: 'twists' })
  })

  test('a clock as long as usual is no twist', () => {
    expect(parseLevel({ ...caseFile('run'), clock: 20 }).ok).toBe(true)
  })
})

test('a twist that ends it comes before the goal', () => {
  const level = levelOf('two-touch', { twists: [{ kind: 'few flicks' }, { kind: 'touch no cap' }] })
  const { score } = flicked(level, [0, NORTH, 860]).attempt
  expect(score).toEqual({ flicks: 1, done: [0], phase: lost('touched-a-cap') })
})

test('a goal met by a flick that costs more than is left is not met in time', () => {
  const caps = [
    { at: [300, 680], fill: null },
    { at: [283, 600], fill: 'tar' },
    { at: [317, 600], fill: 'tar' },
  ]
  const court = courtFile('two-touch', { skull: [200, 500, 400, 690] })
  const level = levelOf('two-touch', { caps, court })
  const { score } = flicked(level, [0, NORTH, 200]).attempt
  expect(score).toEqual({ flicks: 3, done: [0], phase: lost('used-up') })
})

test('the weakest flick there is costs one as well', () => {
  expect(flicked(yardWith(), WEAK).attempt.score.flicks).toBe(1)
})
