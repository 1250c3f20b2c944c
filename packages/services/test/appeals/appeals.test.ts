import { newId, type Database } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  answerAppeal,
  appealCase,
  noticesOf,
  putAwayNotice,
  settleMatch,
  type DeskHand,
} from '../../src/index.ts'
import { addModerator } from '../desk.ts'
import { addPlayer, begin, flick, leave, NOON, playMatch } from '../table.ts'

let database: Database
let dee: DeskHand
let seeded = 0
beforeAll(async () => {
  database = (await openTestDatabase()).database
  dee = await addModerator(database, 'Dee')
})
afterAll(() => database.close())

const newcomer = () => addPlayer(database, `Player_${String((seeded += 1))}`)

const newCase = async () => {
  const [ana, ben] = [await newcomer(), await newcomer()] as const
  const { matchId } = await playMatch(database, [ana, ben], [begin, flick, leave(0, 'silent')])
  await settleMatch(database, { matchId, now: NOON })
  return { matchId, ana, ben }
}
const appeal = (matchId: string, playerId: string, text = 'My train was in a tunnel.') =>
  appealCase(database, { matchId, playerId, text, now: NOON })
const answer = (appealId: string) =>
  answerAppeal(database, { appealId, answer: 'It was 60 s.', admin: dee, now: NOON + 1 })
const isAppealed = async (matchId: string) => (await database.cases.of(matchId))?.isAppealed

test('each player of a case says something once, and the case waits until all is answered', async () => {
  const { matchId, ana, ben } = await newCase()
  expect(await isAppealed(matchId)).toBe(false)
  expect(await appeal(matchId, ana)).toEqual({ ok: true, value: null })
  expect(await appeal(matchId, ben, 'They left.')).toEqual({ ok: true, value: null })
  expect(await appeal(matchId, ana, 'and more')).toEqual({ ok: false, refusal: 'appealed-already' })
  const [first, second] = await database.appeals.about(matchId)
  if (first === undefined || second === undefined) throw new Error('there are two')
  expect(await answer(first.id)).toEqual({ ok: true, value: null })
  expect(await isAppealed(matchId)).toBe(true)
  expect(await answer(first.id)).toEqual({ ok: false, refusal: 'answered-already' })
  await answer(second.id)
  expect(await isAppealed(matchId)).toBe(false)
  expect((await database.appeals.of(ana))[0]).toMatchObject({ answer: 'It was 60 s.', answeredBy: 'Dee' })
})

test('asked twice at once, one text stands', async () => {
  const { matchId, ana } = await newCase()
  const answers = await Promise.all(['one', 'other'].map((text) => appeal(matchId, ana, text)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await database.appeals.about(matchId)).toHaveLength(1)
})

test('only who was in a case says something about it', async () => {
  const { matchId } = await newCase()
  expect(await appeal(matchId, await newcomer())).toEqual({ ok: false, refusal: 'no-such-case' })
  expect(await appeal(newId(), await newcomer())).toEqual({ ok: false, refusal: 'no-such-case' })
  expect(await answer(newId())).toEqual({ ok: false, refusal: 'no-such-appeal' })
})

test('the answer is a notice until it is put away by the one it is for', async () => {
  const { matchId, ana, ben } = await newCase()
  await appeal(matchId, ana)
  const [waiting] = await database.appeals.about(matchId)
  await answer(waiting?.id ?? '')
  const notices = (which: 'waiting' | 'all') => noticesOf(database, { playerId: ana, which })
  const [notice] = await notices('waiting')
  if (notice === undefined) throw new Error('there is a notice')
  const { id } = notice
  const text = 'My train was in a tunnel.'
  expect(notice.about).toEqual({ kind: 'answered', matchId, text, answer: 'It was 60 s.' })
  expect(await putAwayNotice(database, { id, playerId: ben, now: NOON })).toBe(false)
  expect(await notices('waiting')).toHaveLength(1)
  expect(await putAwayNotice(database, { id, playerId: ana, now: NOON })).toBe(true)
  expect(await notices('waiting')).toEqual([])
  expect(await notices('all')).toMatchObject([{ id, isPutAway: true }])
})

test('what somebody wrote goes with them, and no case waits for it', async () => {
  const { matchId, ana, ben } = await newCase()
  await appeal(matchId, ana)
  await appeal(matchId, ben)
  await database.appeals.forgetAllOf(ana)
  expect((await database.appeals.about(matchId)).map(({ playerId }) => playerId)).toEqual([ben])
  expect(await isAppealed(matchId)).toBe(true)
  await database.appeals.forgetAllOf(ben)
  expect(await isAppealed(matchId)).toBe(false)
})
