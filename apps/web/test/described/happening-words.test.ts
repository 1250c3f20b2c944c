import { seatAt } from '@skelly/engine'
import { isTold, STAGE_MESSAGES, USUAL_LOOK, type Said } from '@skelly/stage'
import { createTranslator } from 'next-intl'
import { expect, test } from 'vitest'
import { happeningWords } from '../../src/described/happening-words.ts'
import { flickOf, freshTable, shotId, stepOf } from '../stage/table.ts'

const english = { locale: 'en', messages: STAGE_MESSAGES.en } as const
const rulings = createTranslator({ ...english, namespace: 'ruling' })
const words = createTranslator({ ...english, namespace: 'described' })

test('one message: the ruling, and where the caps lie that were moved', () => {
  const speaking = { names: ['Ana', 'Ben'], look: USUAL_LOOK, rulings, words }
  const { after, before, events, seq } = stepOf(1, freshTable(), 0, flickOf(shotId('1'), 0, -32_767, 300))
  const told: Said = { seq, before, after, events: events.filter(isTold) }
  expect(happeningWords(told, { ...speaking, mine: seatAt(0) })).toMatch(
    /^Ana: Missed\. The turn is over\. Your cap lies (near|between) .+ now\.$/,
  )
  expect(happeningWords(told, { ...speaking, mine: null })).toContain('Ana’s cap lies')
})
