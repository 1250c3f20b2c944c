import { encodeReplay } from '@skelly/engine'
import { expect, test } from 'vitest'
import { decodeSave } from '../../src/device/saved-game-codec.ts'
import { DeviceTable } from '../../src/device/index.ts'
import { ASIDE, createDevice } from './table.ts'

const savedText = (): string => {
  const { table, shelf } = createDevice()
  const shown = table()
  shown.flick(ASIDE)
  return shelf.kept ?? ''
}

/** The save with some of its parts others. */
const changed = (parts: Record<string, unknown>): string =>
  JSON.stringify({ ...JSON.parse(savedText()), ...parts })

const otherReplay = (change: (replay: Record<string, unknown>) => Record<string, unknown>): string => {
  const { table } = createDevice()
  const shown = table()
  shown.flick(ASIDE)
  return changed({
    replay: JSON.stringify(change(JSON.parse(encodeReplay(shown.replay())) as Record<string, unknown>)),
  })
}

test.each([
  { what: 'nothing that is JSON', text: '{', why: 'unreadable' },
  { what: 'something else', text: '{"theme":"dark"}', why: 'unreadable' },
  { what: 'a save that is cut short', text: savedText().slice(0, 400), why: 'unreadable' },
  { what: 'a save of a later version', text: changed({ skellySave: 2 }), why: 'other-version' },
  { what: 'a save without its options', text: changed({ options: {} }), why: 'unreadable' },
  { what: 'a replay that is none', text: changed({ replay: 'rubbish' }), why: 'unreadable' },
  {
    what: 'a replay of a later format',
    text: otherReplay((replay) => ({ ...replay, format: 9 })),
    why: 'other-version',
  },
])('$what: $why', ({ text, why }) => {
  expect(decodeSave(text)).toEqual({ ok: false, refusal: why })
})

test('a flick that was changed in the store differs', () => {
  const text = savedText()
  const tampered = text.replace(String(ASIDE.dy), String(ASIDE.dy - 9_000))
  expect(tampered).not.toBe(text)
  expect(decodeSave(tampered)).toEqual({ ok: false, refusal: 'differs' })
})

test('what can not be read is put aside and leaves the place free', () => {
  const { device, shelf } = createDevice()
  shelf.kept = 'rubbish'
  expect(DeviceTable.find(device)).toEqual({ kind: 'put-aside', why: 'unreadable' })
  expect(shelf).toMatchObject({ kept: null, aside: 'rubbish' })
  expect(DeviceTable.find(device)).toEqual({ kind: 'none' })
})
