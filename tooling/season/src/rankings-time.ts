// How long rankings and profiles take with many players and games: npm run rankings:time -- --players 100000 --games 1000000
// It starts a PostgreSQL of its own, in a folder that goes with it.
import { parseArgs } from 'node:util'
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { openDatabase, weekOf, type Database, type Ladder } from '@skelly/db'
import { startTestPostgres } from '@skelly/postgres'
import { profileOf } from '@skelly/services'
import { say } from '@skelly/workshop'
import pg from 'pg'
import { fillRankings } from './fill-rankings.ts'

const options = {
  players: { type: 'string', default: '100000' },
  games: { type: 'string', default: '1000000' },
} as const
const given = parseArgs({ options }).values
const [players, games] = [Number(given.players), Number(given.games)]
/** How often each thing is done: other players and pages every time. */
const TIMES = 101
const PAGE = 51

const medianOf = async (work: (time: number) => Promise<unknown>): Promise<string> => {
  const took: number[] = []
  for (let time = 0; time < TIMES; time += 1) {
    const start = performance.now()
    await work(time)
    took.push(performance.now() - start)
  }
  const sorted = took.toSorted((one, other) => one - other)
  const at = (part: number): string => (sorted[Math.floor(part * (TIMES - 1))] ?? 0).toFixed(1)
  return `median ${at(0.5)} ms, 95 of 100 within ${at(0.95)} ms`
}

const measure = async (database: Database, client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ readonly id: string }>(
    'SELECT "id" FROM "Player" ORDER BY md5("name") LIMIT $1',
    [TIMES],
  )
  const someone = (time: number): string => rows[time % rows.length]?.id ?? ''
  for (const kind of ['rating', 'xp', 'stars'] as const) {
    for (const week of [0, weekOf(Date.now())]) {
      const ladder: Ladder = { kind, week }
      const name = `${kind}, ${week === 0 ? 'all time' : 'this week'}`
      const { ladders } = database
      say(`${name}, first page: ${await medianOf(() => ladders.rows(ladder, { from: 'top', below: PAGE }))}`)
      const anywhere = async (time: number): Promise<void> => {
        const from = await ladders.keyOf(ladder, someone(time))
        if (from !== null) await ladders.rows(ladder, { from, above: 21, below: 31 })
      }
      say(`${name}, the page with somebody: ${await medianOf(anywhere)}`)
      say(`${name}, how many: ${await medianOf(() => ladders.size(ladder))}`)
      const search = (time: number) => ladders.search(ladder, `p_${String(time)}`, 20)
      say(`${name}, a name: ${await medianOf(search)}`)
    }
  }
  const profile = async (time: number): Promise<void> => {
    const player = await database.players.byId(someone(time))
    if (player !== null) await profileOf(database, player)
  }
  say(`a profile: ${await medianOf(profile)}`)
}

const migrate = (url: string): void => {
  execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/migrate.ts'], {
    cwd: fileURLToPath(new URL('../../../packages/db', import.meta.url)),
    env: { ...process.env, DATABASE_URL: url },
  })
}

const { url, stop } = await startTestPostgres()
try {
  migrate(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  say(`writing ${String(players)} players and ${String(games)} games`)
  await fillRankings(client, { players, games, week: weekOf(Date.now()) })
  const database = openDatabase(url)
  await measure(database, client)
  await database.close()
  await client.end()
} finally {
  await stop()
}
