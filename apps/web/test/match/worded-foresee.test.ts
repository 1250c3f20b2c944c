import { numberedShotId, seatAt } from '@skelly/engine'
import { expect, test } from 'vitest'
import { isTold, type Said } from '@skelly/stage'
import { foreseenSaid, wordedForesee } from '../../src/match/worded-foresee.ts'
import { wordOnCourt } from '../../src/match/word-on-court.ts'
import { playOwnMove } from '../../src/stage/own-move.ts'
import { rememberedShot } from '../../src/stage/remembered-shot.ts'
import { freshTable } from '../stage/table.ts'

const before = freshTable()
const seat = seatAt(0)
const flick = { dx: 0, dy: -1, strength: 300 }
const from = { match: { seq: 7 }, before, seat }

test('what is foreseen of a flick is what the referee then says', () => {
  const said = foreseenSaid(from, flick)
  const played = playOwnMove(before, { kind: 'flick', shotId: numberedShotId(0), ...flick })
  expect(said).toEqual({ seq: 7, events: played?.events.filter(isTold), before, after: played?.after })
})

test('nothing is said of a flick that is not allowed', () => {
  expect(foreseenSaid({ ...from, seat: seatAt(1) }, flick)).toBeNull()
})

const asked = () => {
  const [workOut, worded, news]: [
    ReturnType<typeof rememberedShot>,
    ReturnType<typeof wordedForesee>,
    Said[],
  ] = [rememberedShot(), wordedForesee(), []]
  const chalk = (said: Said) => {
    news.push(said)
    return wordOnCourt(said, ['Ana'], (key) => key)
  }
  return {
    news,
    foresee: (seq: number) =>
      worded((wanted) => workOut(before, seat, wanted), { ...from, match: { seq } }, chalk),
  }
}

test('a shot comes with its word, worked out once and asked for again as it is let go', () => {
  const { foresee, news } = asked()
  const held = foresee(7)(flick)
  expect(held?.word).toMatchObject({ id: '7', colour: 0 })
  expect(foresee(7)(flick)).toBe(held)
  expect(news).toHaveLength(1)
})

test('later in the match it is another word', () => {
  const { foresee } = asked()
  foresee(7)(flick)
  expect(foresee(8)(flick)?.word?.id).toBe('8')
})

test('who may not flick foresees no word', () => {
  const workOut = rememberedShot()
  const foresee = wordedForesee()(
    (wanted) => workOut(before, seat, wanted),
    null,
    () => null,
  )
  expect(foresee(flick)).not.toHaveProperty('word')
})
