import { expect, test } from 'vitest'
import { playerName } from '../../src/names/player-name.ts'

test.each([
  { wanted: 'Ana', name: 'Ana', key: 'ana' },
  { wanted: '  Ana_B-9 ', name: 'Ana_B-9', key: 'ana_b-9' },
  { wanted: 'Ｆｕｌｌ', name: 'Full', key: 'full' },
  { wanted: 'José', name: 'José', key: 'josé' },
  { wanted: 'Jose\u0301', name: 'José', key: 'josé' },
  { wanted: 'Иван', name: 'Иван', key: 'иbah' },
  { wanted: 'Ken東京タワー', name: 'Ken東京タワー', key: 'ken東京タワー' },
  { wanted: 'שלום-7', name: 'שלום-7', key: 'שלום-7' },
  { wanted: '東京タワー', name: '東京タワー', key: '東京タワー' },
  { wanted: 'a'.repeat(20), name: 'a'.repeat(20), key: 'a'.repeat(20) },
])('$wanted is taken as $name, known as $key', ({ wanted, name, key }) => {
  expect(playerName(wanted)).toEqual({ ok: true, value: { name, key } })
})

test.each([
  'ab',
  'a'.repeat(21),
  '',
  'two words',
  '<b>Ben</b>',
  'Ana&amp',
  "O'Neil",
  'zero​width',
  'right‮left',
  '\u1160\u1160\u1160', // nothing to be seen, by NFKC from U+3164 and U+FFA0 as well
  '\u3164\u3164\u3164',
  'Ana\u115f',
  'new\nline',
  'smile🙂',
  'Pаul', // with a Cyrillic а
  'Αlpha', // with a Greek Α
  'ꓢkelly', // with a Lisu S
  'שלוםBen', // half of it runs the other way
])('%j is no name', (wanted) => {
  expect(playerName(wanted)).toEqual({ ok: false, refusal: 'bad-name' })
})

test.each([
  'admin',
  'Admin',
  'ADM1N'.replace('1', 'I'),
  'M0derat0r',
  'skelly',
  'guest-4F7K',
  'Guest',
  'xXfuckXx',
  'ѕуѕтем',
  'ᴀdmin',
  'ꜱᴋᴇʟʟʏ',
])('%s is refused', (wanted) => {
  expect(playerName(wanted)).toEqual({ ok: false, refusal: 'name-refused' })
})

test.each([
  ['Ana', 'ANA'],
  ['Bob0', 'bobo'],
  ['Pau1', 'paul'],
  ['соре', 'cope'],
  ['ﬁsh', 'fish'],
])('%s and %s are one name', (one, other) => {
  const [first, second] = [playerName(one), playerName(other)]
  expect(first.ok && second.ok && first.value.key === second.value.key).toBe(true)
})
