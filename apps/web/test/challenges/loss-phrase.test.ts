import { seatAt, type SkellyEvent, type Verdict } from '@skelly/engine'
import { parseOpenLevel, type Goal, type Level, type LevelCap, type Loss } from '@skelly/engine/challenges'
import { openFilesOf } from '@skelly/engine/levels'
import { createTranslator } from 'next-intl'
import { expect, test } from 'vitest'
import { lossPhrase } from '../../src/challenges/loss-phrase.ts'
import { MESSAGES } from '../../src/i18n/messages.ts'

const t = createTranslator({ locale: 'en', messages: MESSAGES.en, namespace: 'challenges' })
const [you, ben, cleo] = [seatAt(0), seatAt(1), seatAt(2)]
const NAMES = ['You', 'Cap B', 'Cap C']

const levelFor = (goal: Goal, others: LevelCap['computer'], twists: Level['twists'] = []): Level => {
  const read = parseOpenLevel(openFilesOf(1)[0])
  if (!read.ok) throw new Error(read.where)
  const [own] = read.value.caps
  if (own === undefined) throw new Error('somebody plays')
  const other = { ...own, fill: 'tar', computer: others } as const
  return { ...read.value, goal, twists, caps: [own, other, other] }
}

interface ShotParts {
  readonly verdict?: Verdict
  readonly won?: number
  readonly out?: readonly (typeof you)[]
}

const shotBy = (seat: typeof you, { verdict = 'miss', won, out = [] }: ShotParts): SkellyEvent => ({
  kind: 'shot',
  seat,
  shotId: 'a' as Extract<SkellyEvent, { kind: 'shot' }>['shotId'],
  flick: { dx: 0, dy: -1, strength: 1 },
  rolls: 0,
  rest: [],
  touched: [],
  ruling: {
    verdict,
    won: won ?? null,
    knockedOut: out,
    freed: [],
    becameKiller: false,
    lostKiller: false,
    again: false,
    setDown: null,
    xp: 0,
  },
})

const run: Goal = { kind: 'run', to: 1 }
const race: Goal = { kind: 'race', box: 3 }
const alone = levelFor(run, null)
const costly = levelFor(run, null, [{ kind: 'the chalk costs a stated number of flicks', flicks: 2 }])
const racing = levelFor(race, 'hard')
const pushing = levelFor({ kind: 'push', cap: cleo, boxes: [4] }, 'hard')
const clock: SkellyEvent = { kind: 'turn-lost', seat: you, why: 'clock' }

test.each<[string, Level, Loss, SkellyEvent, string]>([
  ['a last miss', alone, 'used-up', shotBy(you, {}), 'The flicks are used up.'],
  ['the clock', alone, 'used-up', clock, 'The clock ran out, and that cost the last flick.'],
  [
    'three clocks in a row, which is walking away',
    alone,
    'game-over',
    { kind: 'left', seats: [you] },
    'Three clocks in a row ran out.',
  ],
  [
    'the skull, alone',
    alone,
    'used-up',
    shotBy(you, { verdict: 'skull' }),
    'The skull cost you two flicks more, and there were none left.',
  ],
  [
    'the skull among others costs turns, no flicks',
    racing,
    'used-up',
    shotBy(you, { verdict: 'skull' }),
    'The flicks are used up.',
  ],
  [
    'the chalk where it costs',
    costly,
    'used-up',
    shotBy(you, { verdict: 'chalk' }),
    'The chalk cost you the flicks that were left.',
  ],
  ['the chalk elsewhere', alone, 'used-up', shotBy(you, { verdict: 'chalk' }), 'The flicks are used up.'],
  [
    'beaten to the box',
    racing,
    'out-of-reach',
    shotBy(ben, { verdict: 'box', won: 3 }),
    'Cap B was in box 3 before you.',
  ],
  [
    'knocked out',
    levelFor({ kind: 'game' }, 'hard'),
    'out-of-reach',
    shotBy(cleo, { verdict: 'knockout', out: [you] }),
    'Cap C knocked you out.',
  ],
  [
    'knocked out, which ends the game',
    racing,
    'game-over',
    shotBy(ben, { verdict: 'knockout', out: [you] }),
    'Cap B knocked you out.',
  ],
  [
    'the cap that the goal takes is gone',
    pushing,
    'out-of-reach',
    shotBy(ben, { verdict: 'knockout', out: [cleo] }),
    'Cap B knocked Cap C out: the goal can’t be met any more.',
  ],
  [
    'the last other knocked out by oneself, where that was not asked',
    racing,
    'game-over',
    shotBy(you, { verdict: 'knockout', out: [ben] }),
    'The game is over without it.',
  ],
  ['a cap touched', alone, 'touched-a-cap', shotBy(you, {}), 'You touched a cap.'],
])('%s', (_, level, why, event, said) => {
  const { key, values } = lossPhrase(level, why, [event], NAMES)
  expect(t(key, { ...values })).toBe(said)
})
