import { openTestDatabase } from '@skelly/db/testing'
import { verifyTicket, type Database, type SessionPlayer } from '@skelly/auth'
import { newId } from '@skelly/db'
import { POLICY } from '@skelly/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callerOf, GAME_ADDRESS, newcomer, NOON, TICKET_SECRET } from './caller.ts'
import { openTable, playGame } from './table.ts'

let database: Database
let ana: SessionPlayer
let ben: SessionPlayer
let cid: SessionPlayer
beforeAll(async () => {
  database = (await openTestDatabase()).database
  ana = await newcomer(database, 'Ana')
  ben = await newcomer(database, 'Ben')
  cid = await newcomer(database, 'Cid')
})
afterAll(() => database.close())

test('a ticket for the queue names the player, the session and the fill', async () => {
  const entered = await callerOf(database, ana).ranked.enter({ fill: 'floor' })
  if (!entered.ok) throw new Error(entered.refusal)
  expect(entered.value.address).toBe(GAME_ADDRESS)
  const verified = await verifyTicket(TICKET_SECRET, entered.value.ticket, NOON)
  const purpose = { kind: 'ranked-queue', fill: 'floor' }
  expect(verified).toMatchObject({ ok: true, value: { bearer: { ...ana, purpose } } })
})

test('a match admits its players while it is open, and nobody else', async () => {
  const matchId = await openTable(database, [ana, ben])
  const admitted = await callerOf(database, ben).match.admit({ matchId })
  if (!admitted.ok) throw new Error(admitted.refusal)
  const verified = await verifyTicket(TICKET_SECRET, admitted.value.ticket, NOON)
  expect(verified).toMatchObject({
    value: { bearer: { playerId: ben.playerId, purpose: { kind: 'match', matchId } } },
  })

  const refused = (refusal: string) => ({ ok: false, refusal })
  expect(await callerOf(database, cid).match.admit({ matchId })).toEqual(refused('not-your-match'))
  expect(await callerOf(database, cid).match.admit({ matchId: newId() })).toEqual(refused('no-such-match'))
  expect(await callerOf(database, ana).ranked.enter({ fill: 'tar' })).toEqual(refused('already-playing'))
  const openGame = { matchId, way: 'ranked', roomCode: null }
  expect(await callerOf(database, ana).me.card()).toMatchObject({ openGame })
  expect(await callerOf(database, ana).match.result({ matchId })).toBeNull()
})

test('a match that is over admits its players while there may be a rematch, and then nobody', async () => {
  const dot = await newcomer(database, 'Dot')
  const eve = await newcomer(database, 'Eve')
  const { matchId, endedAt } = await playGame(database, [dot, eve])
  const api = callerOf(database, dot)
  const stands = endedAt + 2 * POLICY.rooms.rematchWithin
  const admitted = (at: number) => callerOf(database, dot, { at }).match.admit({ matchId })
  expect(await admitted(stands - 1)).toMatchObject({ ok: true })
  expect(await admitted(stands)).toEqual({ ok: false, refusal: 'over' })
  expect(await api.match.result({ matchId })).toMatchObject({ matchId, outcome: { kind: 'won' } })
  expect(await api.me.card()).toMatchObject({ openGame: null, card: { rating: 1220, ratedGames: 1 } })
})
