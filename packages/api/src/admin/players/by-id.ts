import type { Database, DeskPlayerRecord } from '@skelly/db'
import { levelOf, type Policy } from '@skelly/protocol'
import { keptOut, pausesOf } from '@skelly/services'
import { z } from 'zod'
import { recentGame } from '../../players/recent-game.ts'
import { domainError } from '../../setting/domain-error.ts'
import { atDesk } from '../setting/trpc.ts'
import { ledgerPage } from './ledger-page.ts'
import { playerFileSchema, type PlayerFile } from './player-file.ts'

const MOST_CASES = 100
const RECENT = 20

export const byIdProcedure = atDesk
  .input(z.strictObject({ id: z.uuid() }))
  .output(playerFileSchema)
  .query(async ({ ctx: { database, now, policy }, input: { id } }) => {
    const player = await database.deskPlayers.byId(id)
    if (player === null) throw domainError('no-such-player')
    return playerFileSchema.parse({
      player: await cardOf(database, player, policy),
      ...(await historyOf(database, id)),
      ...(await outOf(database, id, now(), policy)),
    })
  })

const cardOf = async (
  { players }: Database,
  { createdAt, deletedAt, id }: DeskPlayerRecord,
  { matchmaking }: Policy,
): Promise<PlayerFile['player']> => {
  const record = await players.byId(id)
  if (record === null) throw domainError('no-such-player')
  const { highest, name, ratedGames, rating, stars, xp } = record
  const isProvisional = ratedGames < matchmaking.provisionalGames
  return {
    id,
    name,
    rating,
    ratedGames,
    isProvisional,
    highest,
    xp,
    level: levelOf(xp),
    stars,
    createdAt,
    deletedAt,
  }
}

const historyOf = async (database: Database, id: string) => {
  const { deskPlayers, games, pastNames, records } = database
  const ranked = (await records.byWay(id)).find(({ way }) => way === 'ranked')
  const cases = await deskPlayers.casesOf(id, MOST_CASES)
  return {
    pastNames: await pastNames.of(id),
    ranked: { won: ranked?.won ?? 0, lost: ranked?.lost ?? 0, void: ranked?.void ?? 0 },
    cases: cases.map(({ leaverId, ...one }) => ({ ...one, isLeaver: leaverId === id })),
    recent: (await games.recentOf(id, RECENT)).map(recentGame),
    ledger: await ledgerPage(database, id, null),
  }
}

const outOf = async (database: Database, playerId: string, now: number, { walkOuts }: Policy) => {
  const pauses = pausesOf(await database.cases.upheldOf(playerId), walkOuts)
  return {
    keptOut: await keptOut(database, { playerId, now }, walkOuts),
    pauses: pauses.filter(({ until }) => until > now),
    suspensions: await database.suspensions.of(playerId),
  }
}
