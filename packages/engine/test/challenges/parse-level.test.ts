import { describe, expect, test } from 'vitest'
import { parseLevel } from '../../src/challenges/index.ts'
import { caseFile, courtFile, levelOf, type File } from './cases.ts'

/** A change of a case's file, and what is said of it. */
type Row = readonly [says: string, name: string, changed: File, refusal: string, where: string]

const onCourt = (changed: File): File => ({ court: courtFile('run', changed) })
const yours = { at: [300, 600], fill: null }
const other = { at: [400, 600], fill: 'empty' }

const malformed: readonly Row[] = (
  [
    ['no number', { number: undefined }, 'number'],
    ['a number too large', { number: 201 }, 'number'],
    ['another format', { format: 2 }, 'format'],
    ['a field too many', { colour: 'red' }, 'colour'],
    ['one language only', { title: { en: 'Up' } }, 'title.es'],
    ['a title without end', { title: { en: 'x'.repeat(201), es: 'x' } }, 'title.en'],
    ['a cap off the grid', { caps: [{ at: [300.0001, 600], fill: null }] }, 'caps[0].at[0]'],
    ['a cap without a place', { caps: [{ at: [300], fill: null }] }, 'caps[0].at'],
    ['a negative place', { caps: [{ at: [-1, 600], fill: null }] }, 'caps[0].at[0]'],
    ['an unknown fill', { caps: [{ at: [300, 600], fill: 'sand' }] }, 'caps[0].fill'],
    ['progress past the end', { caps: [{ ...yours, progress: 26 }] }, 'caps[0].progress'],
    ['three turns to sit out', { caps: [yours, { ...other, sittingOut: 3 }] }, 'caps[1].sittingOut'],
    ['an unknown strength', { caps: [yours, { ...other, computer: 'evil' }] }, 'caps[1].computer'],
    ['an unknown goal', { goal: { kind: 'dance' } }, 'goal.kind'],
    ['a goal with too much in it', { goal: { kind: 'run', to: 2, from: 1 } }, 'goal.from'],
    ['a cap that is no letter', { goal: { kind: 'free', caps: ['b'] } }, 'goal.caps[0]'],
    ['an unknown twist', { twists: [{ kind: 'upside down' }] }, 'twists[0].kind'],
    ['two numbers of flicks', { flicks: [1, 2] }, 'flicks'],
    ['no flicks at all', { flicks: [0, 1, 2] }, 'flicks[0]'],
    ['a clock that stands', { clock: 0 }, 'clock'],
    [
      'a flick without direction',
      { solution: { fill: 'tar', turns: [{ flick: [0, 0, 5] }] } },
      'solution.turns[0].flick',
    ],
    [
      'a flick too hard',
      { solution: { fill: 'tar', turns: [{ flick: [1, 0, 1001] }] } },
      'solution.turns[0].flick',
    ],
    ['more tolerance than there is', { measured: { tolerance: 1.1, difficulty: 0 } }, 'measured.tolerance'],
  ] as const
).map(([says, changed, where]) => [says, 'run', changed, 'malformed', where])

const unfit: readonly Row[] = [
  ['another chapter', 'run', { chapter: 2 }, 'other-chapter', 'chapter'],
  ['no title', 'run', { title: { en: ' ', es: 'a' } }, 'no-words', 'title'],
  ['no hint', 'run', { hint: { en: 'a', es: '' } }, 'no-words', 'hint'],
  ['a court for nobody', 'run', onCourt({ width: 199 }), 'too-small', 'court'],
  ['a box beyond the edge', 'run', onCourt({ boxes: [[1, 540, 100, 620, 180]] }), 'off-the-court', 'court'],
  ['a post beyond the edge', 'run', onCourt({ posts: [[300, 701, 5]] }), 'off-the-court', 'court'],
  ['a wall beyond the edge', 'run', onCourt({ walls: [[300, 300, 601, 300]] }), 'off-the-court', 'court'],
  ['a box too small for a cap', 'run', onCourt({ boxes: [[1, 40, 100, 78, 180]] }), 'too-small', 'court'],
  ['a post without a size', 'run', onCourt({ posts: [[300, 300, 0]] }), 'too-small', 'court'],
  ['box 14', 'run', onCourt({ boxes: [[14, 40, 100, 120, 180]] }), 'no-such-box', 'court'],
  [
    'a box twice',
    'run',
    onCourt({
      boxes: [
        [1, 40, 100, 120, 180],
        [1, 480, 100, 560, 180],
      ],
    }),
    'box-twice',
    'court',
  ],
  [
    'boxes over one another',
    'run',
    onCourt({
      boxes: [
        [1, 40, 100, 120, 180],
        [2, 100, 100, 180, 180],
      ],
    }),
    'boxes-overlap',
    'court',
  ],
  ['a box in the skull', 'run', onCourt({ skull: [30, 90, 300, 300] }), 'boxes-overlap', 'court'],
  [
    'box 13 half in the skull',
    'free',
    { court: courtFile('free', { skull: [240, 240, 400, 560] }) },
    'boxes-overlap',
    'court',
  ],
  ['START over a box', 'run', onCourt({ start: [30, 90, 300, 300] }), 'boxes-overlap', 'court'],
  ['nobody', 'run', { caps: [] }, 'no-cap', 'caps'],
  ['a cap on the edge', 'run', { caps: [{ at: [15, 600], fill: null }] }, 'does-not-fit', 'caps'],
  ['a cap on another', 'run', { caps: [yours, { ...other, at: [331, 600] }] }, 'does-not-fit', 'caps'],
  [
    'a cap on a post',
    'bank-twice',
    { caps: [{ at: [250, 550], fill: null, progress: 6 }] },
    'does-not-fit',
    'caps',
  ],
  ['another cap without a fill', 'run', { caps: [yours, { ...other, fill: null }] }, 'no-fill', 'caps'],
  [
    'a computer player in the place of the person',
    'run',
    { caps: [{ ...yours, computer: 'easy' }] },
    'not-yours',
    'caps',
  ],
  [
    'a person who sits out',
    'free',
    { caps: [{ at: [300, 480], fill: null, sittingOut: 1 }] },
    'not-yours',
    'caps',
  ],
  [
    'a cap that sits out elsewhere',
    'run',
    { caps: [yours, { ...other, sittingOut: 2 }] },
    'not-in-the-skull',
    'caps',
  ],
  [
    'a cap that sits out in box 13',
    'free',
    {
      caps: [
        { at: [400, 720], fill: null },
        { at: [400, 400], fill: 'tar', sittingOut: 1 },
      ],
    },
    'not-in-the-skull',
    'caps',
  ],
  [
    'a computer player too many',
    'run',
    { caps: [yours, ...[40, 80, 120, 160].map((x) => ({ at: [x, 400], fill: 'tar', computer: 'easy' }))] },
    'computers',
    'caps',
  ],
  ['a grip that no street has', 'run', { grip: 101 }, 'grip', 'grip'],
  ['more flicks for more stars', 'run', { flicks: [3, 2, 5] }, 'flicks', 'flicks'],
  [
    'a twist twice',
    'run-around-a-cap',
    { twists: [{ kind: 'touch no cap' }, { kind: 'touch no cap' }] },
    'twist-twice',
    'twists',
  ],
  ['a run that is done', 'run', { caps: [{ ...yours, progress: 2 }] }, 'nothing-to-do', 'goal'],
  ['a run through a box that is not there', 'run', { goal: { kind: 'run', to: 3 } }, 'no-such-box', 'goal'],
  [
    'a long shot of a killer',
    'long-shot',
    { caps: [{ at: [200, 1180], fill: 'candle', progress: 25 }] },
    'a-killer',
    'goal',
  ],
  [
    'a bank into a box that is not there',
    'bank',
    { caps: [{ at: [350, 600], fill: null, progress: 1 }] },
    'no-such-box',
    'goal',
  ],
  [
    'two touches of one cap',
    'two-touch',
    { goal: { kind: 'two touch', caps: ['B'] } },
    'nothing-to-do',
    'goal',
  ],
  [
    'a touch of the own cap',
    'two-touch',
    { goal: { kind: 'two touch', caps: ['A', 'B'] } },
    'no-such-cap',
    'goal',
  ],
  [
    'a touch of a cap that is not there',
    'two-touch',
    { goal: { kind: 'two touch', caps: ['B', 'D'] } },
    'no-such-cap',
    'goal',
  ],
  [
    'a touch of a cap twice',
    'two-touch',
    { goal: { kind: 'two touch', caps: ['B', 'B'] } },
    'no-such-cap',
    'goal',
  ],
  [
    'a knockout by no killer',
    'two-touch',
    { goal: { kind: 'knockout', caps: ['B'] } },
    'not-a-killer',
    'goal',
  ],
  ['a knockout of nobody', 'knockout', { goal: { kind: 'knockout', caps: [] } }, 'no-such-cap', 'goal'],
  ['a push of nobody', 'push', { goal: { kind: 'push', cap: 'C', boxes: [5] } }, 'no-such-cap', 'goal'],
  ['a push nowhere', 'push', { goal: { kind: 'push', cap: 'B', boxes: [] } }, 'nothing-to-do', 'goal'],
  [
    'a push into a box that is not there',
    'push',
    { goal: { kind: 'push', cap: 'B', boxes: [5, 7] } },
    'no-such-box',
    'goal',
  ],
  [
    'a push into the box that the cap lies in',
    'push',
    {
      caps: [
        { at: [250, 860], fill: 'floor' },
        { at: [250, 550], fill: 'floor' },
      ],
    },
    'nothing-to-do',
    'goal',
  ],
  ['a rescue of who is not stuck', 'two-touch', { goal: { kind: 'free', caps: ['B'] } }, 'not-stuck', 'goal'],
  ['a race of one', 'race', { caps: [{ at: [250, 800], fill: null, progress: 2 }] }, 'no-computer', 'goal'],
  ['a race to different boxes', 'race', { goal: { kind: 'race', box: 4 } }, 'no-such-box', 'goal'],
  ['a game of one', 'game', { caps: [{ at: [300, 520], fill: null, progress: 23 }] }, 'no-computer', 'goal'],
  [
    'a game with a cap that is nobody’s',
    'game',
    {
      caps: [
        { at: [300, 520], fill: null, progress: 23 },
        { at: [300, 280], fill: 'empty', progress: 23 },
      ],
    },
    'no-computer',
    'goal',
  ],
  [
    'a game through a box that is not there',
    'game',
    {
      caps: [
        { at: [300, 520], fill: null, progress: 23 },
        { at: [300, 280], fill: 'empty', progress: 20, computer: 'easy' },
      ],
    },
    'no-such-box',
    'goal',
  ],
]

describe('a level is refused', () => {
  test.each([...malformed, ...unfit])('%s', (_, name, changed, refusal, where) => {
    expect(parseLevel({ ...caseFile(name), ...changed })).toEqual({
      ok: false,
      refusal,
      where: `level.${where}`,
    })
  })

  test.each([null, 7, 'level', [], undefined])('%j, which is none', (file) => {
    expect(parseLevel(file)).toMatchObject({ ok: false, refusal: 'malformed' })
  })
})

describe('what a level leaves out', () => {
  test('progress, the box won last, turns to sit out, grip and seed', () => {
    const level = levelOf('race')
    expect(level.caps).toMatchObject([
      { progress: 2, wonLast: 2, sittingOut: 0, computer: null },
      { progress: 2, wonLast: 2, sittingOut: 0, computer: 'normal' },
    ])
    expect(levelOf('run').caps[0]).toMatchObject({ progress: 0, wonLast: null })
    expect(level.grip).toBe(100)
    expect(level.seed).toBe('0000000000000000000000000000000b')
    expect(levelOf('race', { seed: 255 }).seed).toBe('000000000000000000000000000000ff')
  })

  test('nothing won last may be said', () => {
    expect(levelOf('run', { caps: [{ ...yours, progress: 1, wonLast: null }] }).caps[0]?.wonLast).toBeNull()
  })

  test('the places are those of the caps, and the edge is a wall', () => {
    const { court } = levelOf('two-touch')
    expect(court.closed).toBe(true)
    expect(court.places).toEqual([
      { x: 300, y: 680 },
      { x: 270, y: 400 },
      { x: 390, y: 230 },
    ])
  })
})
