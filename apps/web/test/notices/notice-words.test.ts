import type { DecisionKind, NoticeView } from '@skelly/protocol'
import { expect, test } from 'vitest'
import { MESSAGES } from '../../src/i18n/messages.ts'
import { noticeTitle, type DecidedAbout } from '../../src/notices/notice-words.ts'

const about = (decision: DecisionKind, leaver: DecidedAbout['leaver']): NoticeView['about'] => ({
  ...{ kind: decision === 'reverse' ? 'reversed' : 'decided', decision, leaver, verdict: 'open' },
  ...{
    matchId: 'x',
    replayId: null,
    opponent: 'Ben',
    endedAt: 0,
    reason: 'x',
    receipt: null,
    canAppeal: false,
  },
})

test.each([
  { decision: 'uphold', leaver: 'title_upheld_leaver', other: 'title_upheld' },
  { decision: 'excuse', leaver: 'title_excused_leaver', other: 'title_excused' },
  { decision: 'void', leaver: 'title_voided', other: 'title_voided' },
  { decision: 'reverse', leaver: 'title_reversed', other: 'title_reversed' },
] as const)(
  '$decision reads differently for who walked out and for the other',
  ({ decision, leaver, other }) => {
    expect(noticeTitle(about(decision, 'reader'))).toBe(leaver)
    expect(noticeTitle(about(decision, 'other'))).toBe(other)
  },
)

test('where nobody alone walked out the game stays void', () => {
  expect(noticeTitle(about('uphold', 'nobody'))).toBe('title_upheld_void')
})

test('what else the desk tells has its headline', () => {
  const kinds = [
    { kind: 'suspended', until: 0, reason: 'x' },
    { kind: 'lifted', until: 0, reason: 'x' },
    { kind: 'answered', matchId: 'x', text: 'x', answer: 'y' },
  ] as const
  expect(kinds.map((each) => MESSAGES.en.notices[noticeTitle(each)])).toEqual([
    'You can’t play ranked games for a time',
    'You can play ranked games again',
    'Your message was answered',
  ])
})
