import type { Database } from '@skelly/db'
import type { Leaving, Replay } from '@skelly/engine'
import { settleMatch } from '../../src/index.ts'
import { giveSeed, machineGame, send, soloGame } from '../counting/device-game.ts'
import { addGuests, addRoom, playOn, startGame } from '../rooms/room.ts'
import { addPlayer, begin, claim, flick, leave, NOON, openTable, play, write, type Step } from '../table.ts'

/** Who played the games, and the games' replays. */
export interface SeededGames {
  readonly ana: string
  readonly ben: string
  readonly guest: string
  /** Ranked games of Ana and Ben: one given up by Ben after two flicks, one that Ana walked out of after three. */
  readonly resigned: string
  readonly walkedOut: string
  /** A room of Ana, Ben and a guest: after four flicks the guest fell silent, then Ben gave up. */
  readonly room: string
  /** Ana's games on her device. */
  readonly machine: string
  readonly solo: string
}

/** One game of every kind that is stored, played through the steps that real ones take. */
export const seedGames = async (database: Database): Promise<SeededGames> => {
  const ana = await addPlayer(database, 'Ana')
  const ben = await addPlayer(database, 'Ben')
  const [guest = ''] = await addGuests(database, 1)
  const ranked = async (flicks: number, leaver: string, why: Leaving): Promise<string> => {
    const claimed = await claim(database, await openTable(database, ana, ben))
    const seat = claimed.seats.findIndex(({ playerId }) => playerId === leaver)
    const flicked: readonly Step[] = Array.from({ length: flicks }, () => flick)
    await write(database, claimed, play(claimed, [begin, ...flicked, leave(seat, why)]))
    return settled(database, claimed.matchId)
  }
  return {
    ...{ ana, ben, guest },
    resigned: await ranked(2, ben, 'resigned'),
    walkedOut: await ranked(3, ana, 'silent'),
    room: await playRoom(database, [ana, ben, guest]),
    machine: await playDevice(database, ana, machineGame(40)),
    solo: await playDevice(database, ana, soloGame(8)),
  }
}

/** A room's game in which the third falls silent after four flicks, then the second gives up. */
export const playRoom = async (database: Database, players: readonly string[]): Promise<string> => {
  const matchId = await startGame(database, await addRoom(database, players[0] ?? ''), players, {
    order: 'chosen',
  })
  const flicks: readonly Step[] = [begin, flick, flick, flick, flick]
  const leaving = players.length > 2 ? [leave(2, 'silent')] : []
  await playOn(database, matchId, [...flicks, ...leaving, leave(1, 'resigned')])
  return settled(database, matchId)
}

const settled = async (database: Database, matchId: string): Promise<string> => {
  const { replayId } = await settleMatch(database, { matchId, now: NOON })
  if (replayId === null) throw new Error('the game left no replay')
  return replayId
}

const playDevice = async (database: Database, playerId: string, replay: Replay): Promise<string> => {
  await giveSeed(database, playerId, replay.setup.seats.length > 1 ? 40 : 8)
  const answer = await send(database, playerId, replay)
  if (!answer.ok) throw new Error(answer.refusal)
  return answer.value.replayId
}
