import { newId, type Database } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import { POLICY } from '@skelly/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  beginGuest,
  imposeSuspension,
  keptOut,
  liftSuspension,
  noticesOf,
  settleMatch,
  type DeskHand,
  type SuspensionImposing,
} from '../../src/index.ts'
import { addModerator } from '../desk.ts'
import { addPlayer, begin, flick, leave, NOON, playMatch } from '../table.ts'

const HOUR = 3_600_000
let database: Database
let dee: DeskHand
let seeded = 0
beforeAll(async () => {
  database = (await openTestDatabase()).database
  dee = await addModerator(database, 'Dee')
})
afterAll(() => database.close())

const newcomer = () => addPlayer(database, `Player_${String((seeded += 1))}`)
const outAt = (playerId: string, now: number) => keptOut(database, { playerId, now }, POLICY.walkOuts)
const impose = (playerId: string, changes: Partial<SuspensionImposing> = {}) =>
  imposeSuspension(
    database,
    {
      ...{
        playerId,
        matchId: null,
        until: NOON + HOUR,
        reason: 'Let <b>others</b> win.',
        admin: dee,
        now: NOON,
      },
      ...changes,
    },
    POLICY.suspensions,
  )

test('a suspension keeps a player out until its end, and tells why', async () => {
  const ana = await newcomer()
  expect(await outAt(ana, NOON)).toBeNull()
  expect(await impose(ana)).toMatchObject({ ok: true })
  const suspension = { kind: 'suspension', until: NOON + HOUR, reason: 'Let <b>others</b> win.' }
  expect(await outAt(ana, NOON)).toEqual(suspension)
  expect(await outAt(ana, NOON + HOUR - 1)).toEqual(suspension)
  expect(await outAt(ana, NOON + HOUR)).toBeNull()
  const [notice] = await noticesOf(database, { playerId: ana, which: 'waiting' })
  expect(notice?.about).toEqual({ ...suspension, kind: 'suspended' })
})

test('of several the one that ends last tells; lifted ones tell nothing', async () => {
  const ana = await newcomer()
  await impose(ana)
  const longer = await impose(ana, { until: NOON + 2 * HOUR, reason: 'again' })
  if (!longer.ok) throw new Error(longer.refusal)
  expect(await outAt(ana, NOON)).toMatchObject({ until: NOON + 2 * HOUR, reason: 'again' })
  const lifting = { id: longer.value, reason: 'a mistake', admin: dee, now: NOON + 1 }
  expect(await liftSuspension(database, lifting)).toEqual({ ok: true, value: null })
  expect(await outAt(ana, NOON + 1)).toMatchObject({ until: NOON + HOUR })
  expect(await liftSuspension(database, lifting)).toEqual({ ok: false, refusal: 'lifted-already' })
  const kinds = (await noticesOf(database, { playerId: ana, which: 'all' })).map(({ about }) => about.kind)
  expect(kinds).toEqual(['lifted', 'suspended', 'suspended'])
  expect((await database.suspensions.of(ana))[0]).toMatchObject({ by: 'Dee', liftedBy: 'Dee' })
})

test.each([
  { what: 'ends now', changes: { until: NOON }, refusal: 'over-already' },
  { what: 'ends in more than a year', changes: { until: NOON + 366 * 24 * HOUR + 1 }, refusal: 'too-long' },
  { what: 'is of a case that is none', changes: { matchId: newId() }, refusal: 'no-such-case' },
  { what: 'is of nobody', changes: { playerId: newId() }, refusal: 'no-such-player' },
])('a suspension that $what is refused', async ({ changes, refusal }) => {
  expect(await impose(await newcomer(), changes)).toEqual({ ok: false, refusal })
})

test('a guest is not suspended: they play nothing that is ranked', async () => {
  const { playerId } = await beginGuest(database, { now: NOON })
  expect(await impose(playerId)).toEqual({ ok: false, refusal: 'no-such-player' })
})

test('a suspension may come of a case that the player was in', async () => {
  const [ana, ben] = [await newcomer(), await newcomer()]
  const { matchId } = await playMatch(database, [ana, ben], [begin, flick, leave(0, 'silent')])
  await settleMatch(database, { matchId, now: NOON })
  expect(await impose(ana, { matchId })).toMatchObject({ ok: true })
  expect(await impose(await newcomer(), { matchId })).toEqual({ ok: false, refusal: 'no-such-case' })
})

test('what is over, or was never there, is not lifted', async () => {
  const imposed = await impose(await newcomer())
  if (!imposed.ok) throw new Error(imposed.refusal)
  const lift = (id: string, now: number) => liftSuspension(database, { id, reason: 'x', admin: dee, now })
  expect(await lift(imposed.value, NOON + HOUR)).toEqual({ ok: false, refusal: 'over-already' })
  expect(await lift(newId(), NOON)).toEqual({ ok: false, refusal: 'no-such-suspension' })
})
