import { ok, refuse } from '@skelly/engine'
import type { Admission, DeskAnswer } from '@skelly/protocol'
import { expect, test } from 'vitest'
import { askDesk } from '../../src/room/ask-desk.ts'
import { deskWord } from '../../src/room/desk-words.ts'

const admission: Admission = { address: 'http://game.test', ticket: 'a ticket' }
const found: DeskAnswer = {
  ok: true,
  value: { roomId: '00000000-0000-4000-8000-000000000001', code: 'K7QM' },
}
const nobody = (): Promise<DeskAnswer> => Promise.reject(new Error('nobody may be asked'))

test('the desk is asked with the admission', async () => {
  const asked: Admission[] = []
  const answer = await askDesk(
    () => Promise.resolve(ok(admission)),
    (given) => {
      asked.push(given)
      return Promise.resolve(found)
    },
  )
  expect(answer).toEqual(found)
  expect(asked).toEqual([admission])
})

test.each([
  { refusal: 'already-playing', word: 'already-playing' },
  { refusal: 'no-such-room', word: 'no-such-room' },
  { refusal: 'something-new', word: 'not-now' },
])('where the API refuses with $refusal the desk is not asked', async ({ refusal, word }) => {
  expect(await askDesk(() => Promise.resolve(refuse(refusal)), nobody)).toEqual({ ok: false, refusal: word })
})

test('trouble on the way to the API is told as such', async () => {
  const answer = await askDesk(() => Promise.reject(new Error('no line')), nobody)
  expect(answer).toEqual({ ok: false, refusal: 'not-now' })
})

test('a wait says for how long, and nobody is told of tickets', () => {
  expect(deskWord({ ok: false, refusal: 'wait', retryAfter: 9_000 })).toEqual({
    key: 'wait',
    retryAfter: 9_000,
  })
  expect(deskWord({ ok: false, refusal: 'bad-ticket' })).toEqual({ key: 'not-now', retryAfter: 0 })
})
