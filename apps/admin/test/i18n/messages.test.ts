import { fileURLToPath } from 'node:url'
import { FILL_NAMES } from '@skelly/engine'
import { ADMIN_ROLES, CASE_REASONS, DECISION_KINDS, timelineEventSchema, VERDICTS } from '@skelly/protocol'
import { differingTexts, leftoverTexts, sameTexts, usedTexts } from '@skelly/site/testing'
import { describe, expect, test } from 'vitest'
import own from '../../messages/en.json' with { type: 'json' }
import { ERROR_TEXTS } from '../../src/i18n/error-texts.ts'
import { MESSAGES } from '../../src/i18n/messages.ts'

test('the texts are the same in every language: keys, what is put into them, and none is silent', () => {
  expect(differingTexts(MESSAGES.en, MESSAGES.es)).toEqual([])
})

/** Words and names that both languages write alike. */
const ALIKE = [
  'Admins',
  'Tutorial',
  'XP',
  'admin',
  'killer',
  'pot',
  'provisional',
  '{cm, number} cm',
  '{place}, {seconds, number, ::.0} s',
  '{taken, number, ::.0} s',
  '{xp} XP',
]

test('nothing was left in English, and what is alike in both is known to be', () => {
  expect(sameTexts(MESSAGES.en, MESSAGES.es)).toEqual(ALIKE)
})

test('every text is asked for somewhere', { timeout: 300_000 }, () => {
  const used = usedTexts(fileURLToPath(new URL('../..', import.meta.url)))
  expect(leftoverTexts({ ...own, ...ERROR_TEXTS.en }, used)).toEqual([])
})

describe('every word of the desk has its text', () => {
  const { cases, desk, fill, timeline } = MESSAGES.en
  test.each(CASE_REASONS)('reason %s', (word) => {
    expect(cases).toHaveProperty([`reason_${word}`])
    expect(timeline).toHaveProperty([`ended_${word}`])
  })
  test.each(VERDICTS)('verdict %s', (word) => {
    expect(cases).toHaveProperty([`verdict_${word}`])
  })
  test.each(DECISION_KINDS)('decision %s', (word) => {
    for (const part of ['kind', 'do', 'ask', 'what', 'confirm', 'done'])
      expect(cases).toHaveProperty([`${part}_${word}`])
  })
  test.each(timelineEventSchema.shape.kind.options)('event %s', (word) => {
    expect(timeline).toHaveProperty([word])
  })
  test.each(ADMIN_ROLES)('role %s', (word) => {
    expect(desk).toHaveProperty([`role_${word}`])
  })
  test.each(FILL_NAMES)('fill %s', (word) => {
    expect(fill).toHaveProperty([word])
  })
})
