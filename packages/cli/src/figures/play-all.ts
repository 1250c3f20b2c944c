import { parsePlayers } from '../play/player.ts'
import type { PlayedGame } from '../play/play-game.ts'
import { playGames } from '../play/play-games.ts'
import { FIGURES_SEED } from './figure.ts'

/** The games that `skelly play` with these players and the seed of all figures plays. */
export const playAll = (names: string, games: number): Generator<PlayedGame, undefined> => {
  const players = parsePlayers(names)
  if (players === null) throw new Error(`no such players: ${names}`)
  return playGames(players, FIGURES_SEED, games)
}
