import { FILL_NAMES, positionText, type Verdict } from '@skelly/engine'
import { steadyPull } from '@skelly/engine/bots'
import { expect, test } from 'vitest'
import { tableAt } from '../../src/lesson/table-at.ts'
import { RULE_COURTS, fillCourt, type RuleCourtName } from '../../src/rulebook/rule-courts.ts'
import { RULE_COLUMNS } from '../../src/rulebook/rule-sections.ts'
import { OWN_SEAT } from '../../src/stage/own-move.ts'

const SHOWN: Readonly<Record<RuleCourtName, Verdict>> = {
  run: 'box',
  pot: 'pot',
  skull: 'skull',
  rescue: 'rescue',
  knockIn: 'knock-in',
  killer: 'knockout',
}

test.each(Object.entries(SHOWN))('on the court of %s there is a flick that does it', (name, verdict) => {
  const court = Object.entries(RULE_COURTS).find(([named]) => named === name)?.[1]
  const table = tableAt(court?.position ?? '')
  const towards = verdict === 'rescue' || verdict === 'knock-in' ? table.caps[1]?.at : undefined
  expect(steadyPull(table, OWN_SEAT, (ruling) => ruling.verdict === verdict, towards)).not.toBeNull()
})

test.each([...Object.values(RULE_COURTS), ...FILL_NAMES.map(fillCourt)])(
  'whoever flicks is in view: $position',
  ({ position, view }) => {
    const table = tableAt(position)
    expect(positionText(table)).toBe(position)
    const at = table.caps[OWN_SEAT]?.at
    expect(at?.x).toBeGreaterThan(view.left + 16)
    expect(at?.x).toBeLessThan(view.right - 16)
    expect(at?.y).toBeGreaterThan(view.top + 16)
    expect(at?.y).toBeLessThan(view.bottom - 16)
  },
)

test('every court stands beside one rule', () => {
  const beside = RULE_COLUMNS.flat().flatMap(({ court }) => (court === null ? [] : [court]))
  expect(beside.toSorted()).toEqual(Object.keys(RULE_COURTS).toSorted())
})
