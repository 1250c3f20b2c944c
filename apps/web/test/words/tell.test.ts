import { createTranslator } from 'next-intl'
import { expect, test } from 'vitest'
import { MESSAGES } from '../../src/i18n/messages.ts'
import { isTold, type Said, tell } from '@skelly/stage'
import type { StageStep } from '../../src/stage/stage.ts'
import { clockStep, flickOf, freshTable, shotId, stepOf } from '../stage/table.ts'

const say = createTranslator({ locale: 'en', messages: MESSAGES.en, namespace: 'ruling' })
const names = ['Ana', 'Ben']
const saidOf = ({ events, ...step }: StageStep): Said => ({ ...step, events: events.filter(isTold) })

test('a shot is told by its shooter', () => {
  const step = stepOf(1, freshTable(), 0, flickOf(shotId('a'), 0, -1, 200))
  expect(tell(saidOf(step), names, say)).toEqual([
    { seat: 0, by: 'Ana', headline: 'Missed', detail: 'The turn is over' },
  ])
})

test('R3.3 a clock that ran out is told of whom it was', () => {
  expect(tell(saidOf(clockStep(1, freshTable())), names, say)).toEqual([
    { seat: 0, by: null, headline: 'Ana ran out of time', detail: '' },
  ])
})

test('R6.2 the boxes of a gain are those of the run', () => {
  const step = stepOf(1, freshTable(), 0, flickOf(shotId('a'), 0, -1, 200))
  const [shot] = step.events
  if (shot?.kind !== 'shot') throw new Error('the first event is the shot')
  const at = (progress: number, table: typeof step.before) => ({
    ...table,
    caps: table.caps.map((cap) => ({ ...cap, progress })),
  })
  const ruling = { ...shot.ruling, verdict: 'pot', again: true } as const
  const said: Said = {
    seq: 1,
    events: [{ ...shot, ruling }],
    before: at(12, step.before),
    after: at(14, step.before),
  }
  expect(tell(said, names, say)[0]?.detail).toBe('Boxes 13 and 12. Another flick')
})
