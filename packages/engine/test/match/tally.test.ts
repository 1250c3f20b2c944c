import { describe, expect, test } from 'vitest'
import { tally } from '../../src/match/tally.ts'
import { readPosition } from '../../src/notation/position-text.ts'
import { matchXp } from '../../src/progress/match-xp.ts'
import { matchXpRows } from '../../src/progress/xp-rows.ts'
import type { Way } from '../../src/rulesets/ruleset.ts'
import { skelly } from '../../src/rulesets/skelly/skelly.ts'
import { setupOf } from '../../src/testing/setup-of.ts'
import { Table } from '../../src/testing/table.ts'

const tableAt = (line: string, way: Way = 'ranked'): Table => {
  const position = readPosition(line)
  if (!position.ok) throw new Error(position.refusal)
  const seats = position.value.caps.map(({ fill }) => ({ name: fill, fill }))
  const table = new Table(setupOf({ way, seats }), position.value)
  table.begin()
  return table
}
const rows = ({ match, journal }: Table) => matchXpRows(tally(skelly, match.setup, journal))
const xp = ({ match, journal }: Table): readonly number[] => matchXp(tally(skelly, match.setup, journal))

describe('R11 the XP of a match, read off its journal', () => {
  test('a knockout, the win', () => {
    const killer = tableAt('A@500,700* B@500,600>3 | A')
    killer.flick(0, -1, 500)
    expect(xp(killer)).toEqual([40 + 120 + 30, 30])
    expect(rows(killer)).toEqual([{ knockout: 40, won: 120, played: 30 }, { played: 30 }])
  })

  test('a box on the way is XP at once, the rest comes with the end', () => {
    const table = tableAt('A@40,800>4 B@500,300>1 | A')
    table.flick(0, 1, 254)
    expect(xp(table)).toEqual([10, 0])
    table.leave([1])
    // B had not flicked, so the win's XP is not given
    expect(xp(table)).toEqual([10 + 30, 0])
    expect(rows(table)).toEqual([{ box: 10, played: 30 }, {}])
  })

  test('leaving keeps the XP of what was done', () => {
    const table = tableAt('A@40,800>4 B@500,300>1 | A')
    table.flick(0, 1, 254)
    table.leave([0])
    expect(xp(table)).toEqual([10, 30])
  })

  test('three clocks in a row are leaving', () => {
    const table = tableAt('A@40,800>4 B@500,300>1 | A')
    for (let turn = 0; turn < 5; turn += 1) table.timeOut()
    expect(table.match.phase).toMatchObject({ kind: 'over', leaving: 'three-clocks' })
    expect(xp(table)).toEqual([0, 30])
  })

  test.each([
    { way: 'online', earns: [190, 30] },
    { way: 'machine', earns: [190, 30] },
    { way: 'local', earns: [0, 0] },
    { way: 'tutorial', earns: [0, 0] },
  ] as const)('R11.1 $way earns $earns', ({ way, earns }) => {
    const table = tableAt('A@500,700* B@500,600>3 | A', way)
    table.flick(0, -1, 500)
    expect(xp(table)).toEqual(earns)
  })

  test('R11.1 a void game earns nothing', () => {
    const table = tableAt('A@40,800>4 B@500,300>1 | A')
    table.flick(0, 1, 254)
    table.leave([0, 1])
    expect(xp(table)).toEqual([0, 0])
    expect(rows(table)).toEqual([{}, {}])
  })
})
