import type { Database } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import { decodeReplay, verifyReplay, walkReplay, type Replay } from '@skelly/engine'
import { checkLedgers, profileOf, type Profile } from '@skelly/services'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decideByChance, upholdSome } from '../src/decide-cases.ts'
import { takeDesk } from '../src/desk-hand.ts'
import { playRankedGame } from '../src/play-ranked-game.ts'
import { playSeason, type Season } from '../src/play-season.ts'
import { signOn } from '../src/roster.ts'
import { shownFaults } from '../src/shown-faults.ts'

const NOW = 1_800_000_000_000

let database: Database
let season: Season
let client: pg.Client
beforeAll(async () => {
  const opened = await openTestDatabase()
  database = opened.database
  client = new pg.Client({ connectionString: opened.url })
  await client.connect()
  season = await playSeason(database, { games: 12, players: 4, now: NOW })
}, 240_000)
afterAll(async () => {
  await client.end()
  await database.close()
})

const profiles = async (): Promise<readonly Profile[]> => {
  const found = []
  for (const name of season.names) {
    const player = await database.players.byNameKey(keyOf(name))
    if (player === null) throw new Error(`nobody is called ${name}`)
    found.push(await profileOf(database, player))
  }
  return found
}

/** Season's names have no letters that look like others but 0 and 1, which the key folds. */
const keyOf = (name: string): string => name.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')

test('a season is played to its end, and every figure is what the ledgers say', async () => {
  expect(season).toMatchObject({ ranked: 12, rooms: 4, solo: 3, machine: 2 })
  expect(await checkLedgers(database)).toEqual([])
  expect(await shownFaults(database, NOW)).toEqual([])
  const all = await profiles()
  const gamesIn = ({ rating }: Profile) => rating.filter(({ decision }) => decision === null).length
  expect(all.reduce((sum, profile) => sum + gamesIn(profile), 0)).toBe(24)
  for (const profile of all) {
    const { lost = 0, void: none = 0, won = 0 } = profile.ways.find(({ way }) => way === 'ranked') ?? {}
    expect(won + lost + none).toBe(gamesIn(profile))
  }
})

const verdictAt = (replay: Replay, ply: number): string | null => {
  const frame = walkReplay(replay).frames.find(({ before, after }) => before.ply === ply && after.ply > ply)
  const events = frame?.entry.happenings.flatMap((each) => (each.kind === 'played' ? [each.event] : []))
  const shot = events?.find((event) => event.kind === 'shot')
  return shot?.kind === 'shot' ? shot.ruling.verdict : null
}

test('best shots are what their replays show at that shot', async () => {
  const shots = (await profiles()).flatMap((profile) => profile.shots)
  expect(shots.length).toBeGreaterThan(5)
  for (const { kind, ply, replayId } of shots) {
    const stored = await database.replays.byId(replayId ?? '')
    const decoded = decodeReplay(stored?.text ?? '')
    if (!decoded.ok) throw new Error(decoded.refusal)
    const verdict = verdictAt(decoded.value, ply)
    if (kind === 'longest-pot') expect(verdict).toBe('pot')
    if (kind === 'most-banks') expect(['pot', 'box', 'home']).toContain(verdict)
    if (kind === 'double-kill') expect(verdict).toBe('knockout')
    expect(verifyReplay(decoded.value).verified).toBe(true)
  }
})

test('cases are decided in every way, and what is shown stays what the ledgers say', async () => {
  const { rows } = await client.query<{ matchId: string }>('SELECT "matchId" FROM "Case"')
  expect(season.cases).toBe(rows.length)
  const hand = await takeDesk(database, NOW)
  const [one, other] = await signOn(database, 2, NOW)
  if (one === undefined || other === undefined) throw new Error('nobody signed on')
  const games: string[] = []
  // one game in eight is a case
  for (let game = 0; game < 24; game += 1) {
    const matchId = await playRankedGame(database, [one, other], NOW + game * 3_600_000)
    games.push(matchId)
    await decideByChance(database, { matchId, hand, now: NOW + game * 3_600_000 + 1_800_000 })
  }
  await upholdSome(database, games, { hand, now: NOW + 86_400_000 })
  expect(await checkLedgers(database)).toEqual([])
  expect(await shownFaults(database, NOW)).toEqual([])
})

test('a figure that is changed behind the ledgers’ back is found where it is shown', async () => {
  const name = season.names[0] ?? ''
  await client.query('UPDATE "Player" SET "xp" = "xp" + 7 WHERE "name" = $1', [name])
  await client.query(`UPDATE "LadderCount" SET "score" = 90000 WHERE "kind" = 'solo' AND "week" = 0 AND "score" =
    (SELECT MIN("score") FROM "LadderCount" WHERE "kind" = 'solo' AND "week" = 0)`)
  const faults = await shownFaults(database, NOW)
  expect(faults).toContainEqual(expect.objectContaining({ name, figure: 'XP' }))
  expect(faults.map(({ figure }) => figure)).toContain('place by solo')
})
