import { describe, expect, test } from 'vitest'
import { capText } from '../../../src/notation/cap-text.ts'
import { judgeAt } from '../../../src/testing/judge-at.ts'

/** `RULE why: FROM -> REST touching LETTERS = VERDICT AFTER`: A shoots; AFTER is A when judged, less its place. */
const ROW = /^(R\S+) (.+): (A@.+) -> (A@.+?)(?: touching ([A-Z]+))? = ([a-z-]+)(?: (\S+))?$/

const verdicts = (rows: readonly string[]): void => {
  test.each(rows)('%s', (row) => {
    const [, , , from = '', rest = '', touched, verdict, then] = ROW.exec(row) ?? []
    const { ruling, caps } = judgeAt(from, rest, touched)
    expect(ruling.verdict).toBe(verdict)
    if (then === undefined) return
    const [shooter] = caps
    expect(shooter && capText(shooter).replace(/^@[\d.,]+/, '')).toBe(then)
  })
}

describe('R4 whom did the shooter touch?', () => {
  verdicts([
    'R4.1 a killer touches: A@300,300* B@300,200>9 C@900,800>2 -> A@300,220 B@300,100 touching B = knockout *',
    'R4.1 a killer does not rescue: A@300,400* B@400,400>4!2 C@900,800>2 -> A@300,380 B@700,300 touching B = knockout',
    'R4.1 nobody was touched: A@300,300* B@300,200>9 -> A@250,700 = miss',
    'R4.2 a stuck cap is pushed out: A@300,400>6 B@400,400>4!2 -> A@320,380 B@700,300 touching B = rescue >8/6',
    'R4.2 freed on the chalk of the skull: A@300,400>6 B@400,400>4!1 -> A@320,380 B@335,400 touching B = rescue',
    'R4.2 it came out without a touch by the shooter: A@300,400>6 B@400,400>4!2 -> A@250,700 B@700,300 = miss',
    'R4.2 it was not sitting out: A@300,400>6 B@400,400>4 -> A@250,380 B@700,300 touching B = miss',
    'R4.2 it sat out, but lay in box 13: A@300,400>6 B@500,500>4!2 -> A@250,380 B@700,300 touching B = miss',
    'R4.3 pushed into the target through another: A@700,40>3 B@740,40>9 C@860,40>2 -> A@720,130 B@840,140 C@940,40 touching B = knock-in >5/3',
    'R4.3 a rim in the target is not a centre: A@700,40>3 B@860,40>2 -> A@720,130 B@912,40 touching B = miss',
    'R4.3 several pay once: A@700,40>3 B@860,30>2 C@860,70>2 -> A@720,130 B@940,30 C@950,65 touching BC = knock-in >5/3',
    'R4.4 rescue and knock-in: A@300,300>5 B@400,400>4!2 C@800,430>2 -> A@700,420 B@700,700 C@960,460 touching BC = rescue >7/5',
    'R4.5 a knocker-in that stops in the skull: A@900,600>5 B@860,440>2 -> A@400,400 B@960,460 touching B = knock-in >7/5',
    'R4.5 a killer that knocks out in the skull: A@300,300* B@400,430>9 C@900,800>2 -> A@400,400 B@400,600 touching B = knockout *',
    'R4.6 a touch that earns nothing: A@300,700>5 B@500,700>9 -> A@960,460 B@600,800 touching B = box >6',
  ])
})

describe('R5 where did the shooter stop?', () => {
  verdicts([
    'R5.1 from inside the box won last: A@40,40>2 -> A@960,960 = pot >4/2',
    'R5.1 off an edge (R5.11): A@40,540>7 -> A@960,540 = pot >9/7',
    'R5.1 it touched somebody: A@40,40>2 B@500,500>3 -> A@960,960 B@500,540 touching B = box >3',
    'R5.1 it began on the chalk: A@64,40>2 -> A@960,960 = box >3',
    'R5.2 inside the target: A@400,700>5 -> A@960,460 = box >6',
    'R5.2 exactly clear of its chalk (R1.5): A@400,700>5 -> A@981,439 = box',
    'R5.4 on the line of the target: A@400,700>5 -> A@981.5,439 = chalk >5',
    'R5.4 on the line of the skull: A@400,700>5 -> A@350,500 = chalk',
    'R5.4 on the line of box 13: A@400,700>5 -> A@455,500 = chalk',
    'R5.4 on the outer edge: A@400,700>5 -> A@500,1284 = chalk',
    'R5.5 in the skull: A@400,700>5 -> A@400,500 = skull >5!2',
    'R5.5 a killer in the skull: A@400,700* -> A@400,500 = skull <1/-',
    'R5.6 a killer comes home: A@400,700* -> A@500,500 = home *',
    'R5.6 its flick began with the centre in 13: A@470,500* -> A@500,500 = parked *',
    'R5.7 parked in 13: A@400,700>5 -> A@500,500 = parked >5',
    'R5.7 13 is the target: A@400,700>13 -> A@500,500 = box <12',
    'R5.8 in another box: A@400,700>5 -> A@40,40 = miss >5',
    'R5.8 on the asphalt: A@400,700>5 -> A@250,750 = miss',
    'R5.9 another is pushed into the skull: A@400,700>5 B@450,700>9 -> A@250,750 B@400,500 touching B = miss',
    'R5.10 nothing is won before the first box: A@40,40>1 -> A@40,60 = box >2',
    'R5.10 12 must be left first: A@530,950<12/12 -> A@535,955 = miss <12/12',
    'R5.10 12 must be left first, and the skull is near: A@530,950<12/12 -> A@400,500 = skull',
    'R5.10 back into 12 from outside is no pot: A@700,800<12/12 -> A@540,960 = box <11',
    'R5.10 back into 12 from its line is a box: A@500,960<12/12 -> A@540,960 = box',
  ])

  test('R5.9 a cap pushed into the skull does not sit out', () => {
    const { caps } = judgeAt('A@400,700>5 B@450,700>9', 'A@250,750 B@400,500', 'B')
    expect(caps[1]?.sittingOut).toBe(0)
  })
})

describe('R6 the ends of the run', () => {
  verdicts([
    'R6.1 13 on the way out: A@700,700>13 -> A@500,500 = box <12',
    'R6.2 13 potted on the way out: A@540,960>13 -> A@500,500 = pot <11/13',
    'R6.2 12 gained on the way out: A@460,800>12 B@540,800>1 -> A@480,780 B@540,960 touching B = knock-in <12/12',
    'R6.3 1 on the way home: A@300,300<1 -> A@40,40 = box *',
    'R6.3 2 potted on the way home skips 1: A@960,40<2 -> A@960,960 = pot */2',
    'R6.4 touching makes nobody a killer: A@300,300<1 B@400,300>5 -> A@250,300 B@600,250 touching B = miss <1',
  ])

  test('R6.4 who becomes a killer by a rescue knocks nobody out with that shot', () => {
    const { ruling, caps } = judgeAt('A@300,300<1 B@400,400>4!2', 'A@380,380 B@700,300', 'B')
    expect(ruling).toMatchObject({ verdict: 'rescue', becameKiller: true, knockedOut: [] })
    expect(caps[1]).toMatchObject({ inGame: true, sittingOut: 0 })
  })

  test('R6.4 who becomes one by landing sets down in that box and shoots again', () => {
    const { ruling } = judgeAt('A@300,300<1 B@800,300>4', 'A@40,40')
    expect(ruling).toMatchObject({ becameKiller: true, again: true, setDown: 1 })
  })
})

describe('what follows from a verdict', () => {
  test.each([
    'R4.1: A@300,300* B@300,200>9 C@900,800>2 -> A@300,220 touching B = again, 40 XP',
    'R4.1: A@300,300* B@300,200>9 C@330,160>2 D@900,900>1 -> A@300,220 touching CB = again, 80 XP',
    'R7.1: A@300,300* B@300,200>9 -> A@300,220 touching B = over to the next, 40 XP',
    'R4.5: A@700,40>3 B@860,40>2 -> A@940,40 B@968,60 touching B = again, 25 XP',
    'R5.1: A@40,40>2 B@300,700>1 -> A@960,960 = again, sets down in 2, 25 XP',
    'R5.2: A@300,700>2 B@300,900>1 -> A@960,960 = again, sets down in 2, 10 XP',
    'R5.4: A@300,700>2 B@300,900>1 -> A@10,700 = over to the next, 0 XP',
    'R5.5: A@300,700>2 B@300,900>1 -> A@400,400 = over to the next, 0 XP',
    'R5.6: A@300,700* B@300,900>1 -> A@500,500 = again, 0 XP',
    'R5.7: A@300,700>2 B@300,900>1 -> A@500,500 = over to the next, 0 XP',
    'R5.8: A@300,700>2 B@300,900>1 -> A@300,600 = over to the next, 0 XP',
    'R9.1: A@300,700>2 -> A@960,960 = again, sets down in 2, 10 XP',
  ])('%s', (row) => {
    const [, from = '', rest = '', touched, again, box, xp] = FOLLOWS.exec(row) ?? []
    expect(judgeAt(from, rest, touched).ruling).toMatchObject({
      again: again === 'again',
      setDown: box === undefined ? null : Number(box),
      xp: Number(xp),
    })
  })
})

const FOLLOWS =
  /^R\S+: (A@.+) -> (A@.+?)(?: touching ([A-Z]+))? = (again|over to the next)(?:, sets down in (\d+))?, (\d+) XP$/

describe('R2.4 pushed from its place before its first flick', () => {
  test('a shot moved it', () => {
    const { caps } = judgeAt('A@150,1190>1? B@210,1190>1? C@270,1190>1?', 'A@300,900 B@240,1190', 'B')
    expect(caps.map(({ flicked, displaced }) => [flicked, displaced])).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ])
  })
})
