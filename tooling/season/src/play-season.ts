import { randomInt } from 'node:crypto'
import type { Database } from '@skelly/db'
import { POLICY } from '@skelly/protocol'
import { Rechecker } from '@skelly/services'
import { decideByChance, upholdSome } from './decide-cases.ts'
import { takeDesk } from './desk-hand.ts'
import { playDeviceGame } from './play-device-game.ts'
import { playRankedGame } from './play-ranked-game.ts'
import { playRoomGame } from './play-room-game.ts'
import { signOn, type Member } from './roster.ts'

/** How much is played. */
export interface SeasonWishes {
  /** Ranked games; a room's game comes with every third, a solo run with every fourth, the machine with every sixth. */
  readonly games: number
  /** Computer players, 2 to 24. */
  readonly players: number
  /** Epoch milliseconds: the last game ends before it. */
  readonly now: number
  readonly say?: (line: string) => void
}

/** What was played. */
export interface Season {
  readonly names: readonly string[]
  readonly ranked: number
  /** Of two, three and four by turns. */
  readonly rooms: number
  readonly solo: number
  readonly machine: number
  /** Ranked games that were walked out of: some are decided, others wait. */
  readonly cases: number
}

const DAY = 86_400_000
/** How far the season goes back, and how long before `now` its last game begins. */
const WEEKS = 21 * DAY
const REST = DAY / 12
/** From the beginning of a ranked game to that of a room's after it, longer than either lasts, in ms. */
const APART = 3_600_000

/**
 * Plays games between computer players and settles them as a game server and devices have them settled. Their times lie
 * evenly over the three weeks before `now`; nothing else is made up. Who walks out of a ranked game leaves a case, and
 * somebody at the desk decides some of them as they come and others at the end.
 */
export const playSeason = async (database: Database, wishes: SeasonWishes): Promise<Season> => {
  const { games, now, players, say } = wishes
  const start = now - WEEKS
  const members = await signOn(database, players, start)
  const rechecker = new Rechecker(POLICY.deviceGames)
  const hand = await takeDesk(database, start)
  const ranked: string[] = []
  let [rooms, solo, machine] = [0, 0, 0]
  for (let game = 0; game < games; game += 1) {
    const at = start + Math.floor(((WEEKS - REST) * game) / games)
    const [one, other] = pairOf(members, game)
    const matchId = await playRankedGame(database, [one, other], at)
    ranked.push(matchId)
    await decideByChance(database, { matchId, hand, now: at + APART })
    if (game % 3 === 0) {
      await playRoomGame(database, tableOf(members, game, 2 + (rooms % 3)), at + APART)
      rooms += 1
    }
    if (game % 4 === 0) {
      await playDeviceGame(database, one, { computers: [], now: at, rechecker })
      solo += 1
    }
    if (game % 6 === 0) {
      await playDeviceGame(database, other, { computers: ['easy'], now: at, rechecker })
      machine += 1
    }
    if ((game + 1) % 20 === 0) say?.(`${String(game + 1)} of ${String(games)} ranked games played`)
  }
  const cases = await upholdSome(database, ranked, { hand, now })
  return { names: members.map(({ name }) => name), ranked: games, rooms, solo, machine, cases }
}

/** As many as sit at a room's table, or all that there are, beginning with whose turn it is. */
const tableOf = (members: readonly Member[], game: number, count: number): readonly Member[] =>
  Array.from({ length: Math.min(count, members.length) }, (_, place) =>
    members.slice((game + place) % members.length),
  ).flatMap(([member]) => member ?? [])

/** Everybody's turn comes round; whom they meet is left to chance. */
const pairOf = (members: readonly Member[], game: number): readonly [Member, Member] => {
  const place = game % members.length
  const step = 1 + randomInt(members.length - 1)
  const [one, other] = [members[place], members[(place + step) % members.length]]
  if (one === undefined || other === undefined) throw new Error('a game needs two players')
  return [one, other]
}
