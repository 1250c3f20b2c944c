import { PLAYER_COLOURS } from '@skelly/court-view'
import { CAP_COLOURS, DESK_REFUSALS, LOBBY_REFUSALS, QUICK_WORDS } from '@skelly/protocol'
import { expect, test } from 'vitest'
import { MESSAGES } from '../../src/i18n/messages.ts'
import { deskWord, waitWords } from '../../src/room/desk-words.ts'

const { online, room, talk } = MESSAGES.en

test.each(DESK_REFUSALS)('the desk’s %s has its text', (refusal) => {
  expect(online.errors).toHaveProperty([deskWord({ ok: false, refusal }).key])
})
test.each([
  [349, { key: 'waitMinutes', minutes: 6 }],
  [91, { key: 'waitMinutes', minutes: 2 }],
  [90, { key: 'wait', seconds: 90 }],
  [0, { key: 'wait', seconds: 0 }],
])('a wait of %i s is told as %o', (seconds, words) => {
  expect(waitWords(seconds)).toEqual(words)
})
test.each(LOBBY_REFUSALS)('the lobby’s %s has its text', (word) => {
  expect(room.refused).toHaveProperty([word])
})
test.each(QUICK_WORDS)('the quick word %s has its text', (word) => {
  expect(talk).toHaveProperty([`word_${word}`])
})
test('every colour that may be chosen is there, with a name and a mark of its own', () => {
  expect(PLAYER_COLOURS).toHaveLength(CAP_COLOURS)
  expect(new Set(PLAYER_COLOURS.map(({ mark }) => mark)).size).toBe(CAP_COLOURS)
  for (const { name } of PLAYER_COLOURS) expect(room).toHaveProperty([`colour_${name}`])
})
