import { seatAt } from '@skelly/engine'
import { createTranslator } from 'next-intl'
import { expect, test } from 'vitest'
import { MESSAGES } from '../../src/i18n/messages.ts'
import { wordOnCourt } from '../../src/match/word-on-court.ts'
import { isTold, type Said } from '@skelly/stage'
import type { StageStep } from '../../src/stage/stage.ts'
import { clockStep, flickOf, freshTable, shotId, stepOf } from '../stage/table.ts'

const say = createTranslator({ locale: 'en', messages: MESSAGES.en, namespace: 'ruling' })
const names = ['Ana', 'Ben']
const saidOf = ({ events, ...step }: StageStep): Said => ({ ...step, events: events.filter(isTold) })

test('a ruling is chalked where the shooter stopped, in the shooter’s colour', () => {
  const said = saidOf(stepOf(1, freshTable(), 0, flickOf(shotId('a'), 0, -1, 200)))
  expect(wordOnCourt(said, names, say)).toEqual({
    id: String(said.seq),
    text: 'Missed',
    at: said.after.caps[0]?.at,
    colour: 0,
  })
})

test('what is said of anything but a shot is not chalked', () => {
  expect(wordOnCourt(saidOf(clockStep(1, freshTable())), names, say)).toBeNull()
  expect(wordOnCourt(null, names, say)).toBeNull()
})

test('a ring goes out from where each cap was knocked off the block', () => {
  const said = saidOf(stepOf(1, freshTable(), 0, flickOf(shotId('a'), 0, -1, 200)))
  const knocked = said.events.map((event) =>
    event.kind === 'shot' ? { ...event, ruling: { ...event.ruling, knockedOut: [seatAt(1)] } } : event,
  )
  expect(wordOnCourt({ ...said, events: knocked }, names, say)?.rings).toEqual([said.after.caps[1]?.at])
})
