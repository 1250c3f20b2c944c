import { encodeReplay, millis, walkReplay } from '@skelly/engine'
import { finishedGame, seedNumbered } from '@skelly/engine/testing'
import { expect, test } from 'vitest'
import { drawableText } from '../../../src/replays/picture/drawable-text.ts'
import { replayPicture } from '../../../src/replays/picture/replay-picture.ts'

const game = (name: string) =>
  finishedGame({ seed: seedNumbered(3), name, date: millis(1_764_460_800_000), computers: ['easy'] })
const pictureOf = (name: string, shot: number | null, locale: 'en' | 'es' = 'en') =>
  replayPicture({ text: encodeReplay(game(name)), result: null, shot, locale })

test('the caps lie where they lay at the end, and the words say how it ended', () => {
  const picture = pictureOf('Ana', null)
  const { frames } = walkReplay(game('Ana'))
  const caps = frames.at(-1)?.after.state.caps ?? []
  expect(picture?.pieces.map(({ at }) => at)).toEqual(caps.filter(({ inGame }) => inGame).map(({ at }) => at))
  const winner = picture?.seats.find(({ place }) => place === 1)?.name ?? '?'
  expect(picture?.words).toContain(winner)
  expect(picture?.kind).toBe('Versus the machine')
  expect(pictureOf('Ana', null, 'es')?.kind).toBe('Contra la máquina')
})

test('at a shot they lie where it left them', () => {
  const { frames } = walkReplay(game('Ana'))
  const fifth = frames.find(({ before, after }) => before.ply === 4 && after.ply === 5)
  const picture = pictureOf('Ana', 5)
  expect(picture?.pieces.map(({ at }) => at)).toEqual(
    fifth?.after.state.caps.filter(({ inGame }) => inGame).map(({ at }) => at),
  )
  expect(picture?.words).toBe('Shot 5')
  // of a shot that there is not, the end
  expect(pictureOf('Ana', 100_000)).toEqual(pictureOf('Ana', null))
})

test('what is no replay has no picture', () => {
  expect(replayPicture({ text: '{}', result: null, shot: null, locale: 'en' })).toBeNull()
})

test.each([
  ['Ana', 'Ana'],
  ['Ñandú_9', 'Ñandú_9'],
  ['Владимир', 'Владимир'],
  ['Ａｎａ', 'Ana'],
  ['z̈oe', 'zoe'],
  ['花子さん', null],
  ['مريم', null],
  ['😀', null],
])('%s is written %s', (name, written) => {
  expect(drawableText(name)).toBe(written)
})

test('a name that can not be written is a player’s number', () => {
  const names = pictureOf('花子さん', null)?.seats.map(({ name }) => name) ?? []
  expect(names).toHaveLength(2)
  expect(names.some((name) => /^Player [12]$/.test(name))).toBe(true)
})
