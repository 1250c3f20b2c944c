import { millis, plyOf } from '@skelly/engine'
import { describe, expect, test } from 'vitest'
import { ANA, BO, deadlineOf, playing, seatTwo, type Seated } from './seated.ts'
import { settle } from './virtual-clock.ts'

/** What was noted, in a word each. */
const said = ({ noted }: Seated): readonly string[] =>
  noted.map(({ seat, kind, reason }) => [seat, kind, reason].filter((word) => word !== null).join(' '))
/** The same without turns that went to the clock meanwhile. */
const saidOfLines = (table: Seated): readonly string[] =>
  said(table).filter((word) => !word.includes('clock-out'))

/** Both there, and nothing noted yet. */
const seated = async (): Promise<Seated> => {
  const both = await playing()
  both.noted.length = 0
  return both
}

test('both join: both are found', async () => {
  expect(said(await playing())).toEqual(['0 found', '1 found'])
})

test.each(['closed', 'network', 'misuse', 'replaced', 'server'] as const)(
  'lost: %s, and found again',
  async (why) => {
    const table = await seated()
    await table.clock.advance(1_000)
    table.host.drop(ANA, why)
    await table.clock.advance(234)
    await table.host.join(ANA)
    expect(said(table)).toEqual([`0 lost ${why}`, '0 found'])
    const [lost, found] = table.noted
    expect((found?.at ?? 0) - (lost?.at ?? 0)).toBe(234)
  },
)

test('both lost is two losts', async () => {
  const table = await seated()
  table.host.drop(ANA, 'closed')
  table.host.drop(BO, 'network')
  expect(said(table)).toEqual(['0 lost closed', '1 lost network'])
})

describe('a newer connection of a seat', () => {
  test.each([
    { isSameTab: false, why: 'replaced' },
    { isSameTab: true, why: 'network' },
    { isSameTab: null, why: 'replaced' },
  ])('of the same page: $isSameTab, lost: $why', async ({ isSameTab, why }) => {
    const table = await seated()
    table.host.connections.replace(ANA, isSameTab)
    await table.host.join(ANA)
    expect(said(table)).toEqual([`0 lost ${why}`, '0 found'])
  })

  test('whose page is not known, when the old one has not answered: the network', async () => {
    const table = await seated()
    await table.clock.advance(11_000)
    table.host.connections.replace(ANA, null)
    await table.host.join(ANA)
    expect(said(table)).toEqual(['0 lost network', '0 found'])
  })
})

test('not heard from on an open connection: lost, once, and found when something comes', async () => {
  const table = await seated()
  await table.clock.advance(5_000)
  table.host.hear(BO)
  await table.clock.advance(10_000)
  table.host.hear(BO)
  await table.clock.advance(5_000)
  expect(saidOfLines(table)).toEqual(['0 lost network'])
  table.host.hear(ANA)
  table.host.drop(ANA, 'closed')
  expect(saidOfLines(table)).toEqual(['0 lost network', '0 found', '0 lost closed'])
})

test('not heard from, and then closed: both are told', async () => {
  const table = await seated()
  await table.clock.advance(5_000)
  table.host.hear(BO)
  await table.clock.advance(10_000)
  table.host.drop(ANA, 'closed')
  await table.clock.advance(5_000)
  expect(saidOfLines(table).filter((word) => word.startsWith('0'))).toEqual([
    '0 lost network',
    '0 lost closed',
  ])
})

test('hidden and shown, each said once; a new page counts as shown', async () => {
  const table = await seated()
  const { connections } = table.host
  for (const page of ['hidden', 'hidden', 'shown', 'shown', 'hidden'] as const) connections.show(ANA, page)
  table.host.drop(ANA, 'closed')
  await table.host.join(ANA)
  connections.show(ANA, 'hidden')
  expect(said(table)).toEqual(['0 hidden', '0 shown', '0 hidden', '0 lost closed', '0 found', '0 hidden'])
})

test('whoever flickers a thousand times is noted some twenty times, and then as it stands', async () => {
  const table = await seated()
  const { connections } = table.host
  for (let turn = 0; turn < 1_000; turn += 1) connections.show(ANA, turn % 2 === 0 ? 'hidden' : 'shown')
  connections.show(ANA, 'hidden')
  const most = table.noted.length
  expect(most).toBeLessThanOrEqual(20)
  for (let second = 0; second < 20; second += 5) {
    table.host.hear(ANA)
    table.host.hear(BO)
    await table.clock.advance(5_000)
  }
  expect(saidOfLines(table).length - most).toBeLessThanOrEqual(1)
  expect(saidOfLines(table).at(-1)).toBe('0 hidden')
})

describe('a turn lost to the clock', () => {
  test('without a message', async () => {
    const table = await seated()
    await table.clock.advance(deadlineOf(table) - table.clock.now())
    expect(said(table).filter((word) => word.includes('clock'))).toEqual(['0 clock-out none'])
    expect(table.noted.find(({ kind }) => kind === 'clock-out')?.at).toBe(
      table.journal.entries.at(-1)?.command.at,
    )
  })

  test('after an aim', async () => {
    const table = await seated()
    await table.host.move(ANA, plyOf(0), { kind: 'aim' }, null)
    await table.clock.advance(deadlineOf(table) - table.clock.now())
    expect(said(table).filter((word) => word.includes('clock'))).toEqual(['0 clock-out input'])
  })
})

test('taken up from its journal: the server has started, and who comes back is found', async () => {
  const before = await playing()
  const table = seatTwo(
    { match: before.host.match, entries: before.journal.entries, away: 3_000 },
    before.clock,
  )
  await settle()
  await table.host.join(BO)
  expect(said(table)).toEqual(['server-start', '1 found'])
  expect(table.noted[0]?.at).toBe(millis(before.clock.now()))
})

test('when the game is over nothing is noted any more', async () => {
  const table = await seated()
  await table.host.leave(ANA)
  table.host.drop(ANA, 'closed')
  await table.host.join(ANA)
  expect(table.noted).toEqual([])
})

test('nothing is noted of who has never come', async () => {
  const table = seatTwo()
  await table.host.join(ANA)
  await table.clock.advance(5_000)
  table.host.hear(ANA)
  await table.clock.advance(10_000)
  expect(said(table)).toEqual(['0 found'])
})
