// Plays games between computer players into the database of `npm start`: npm run season -- --games 300 --players 24
import { parseArgs } from 'node:util'
import { databaseAt } from '@skelly/postgres'
import { say } from '@skelly/workshop'
import { playSeasonAt } from './play-season-at.ts'

const options = {
  games: { type: 'string', default: '300' },
  players: { type: 'string', default: '24' },
} as const
const { games, players } = parseArgs({ options }).values
const wishes = { games: Number(games), players: Number(players), now: Date.now(), say }
const began = performance.now()
const { cases, machine, names, ranked, rooms, solo } = await playSeasonAt(
  await databaseAt(process.env),
  wishes,
)
say(
  `${String(ranked)} ranked games, ${String(rooms)} in rooms, ${String(solo)} solo runs and ${String(machine)} against ` +
    `the machine, ${String(cases)} walked out of, in ${String(Math.round((performance.now() - began) / 1000))} seconds, played by ${names.join(', ')}`,
)
// the threads that play games again wait for more
process.exit()
