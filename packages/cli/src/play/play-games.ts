import { seedOf, type Seed } from '@skelly/engine'
import { playGame, type PlayedGame } from './play-game.ts'
import type { Player } from './player.ts'

/** So many games one after the other, each played when it is asked for, another player moving first in each. */
export function* playGames(
  players: readonly Player[],
  seed: number,
  games: number,
): Generator<PlayedGame, undefined> {
  for (let game = 0; game < games; game += 1) {
    const first = game % players.length
    yield playGame(seedFor(seed, game), [...players.slice(first), ...players.slice(0, first)])
  }
}

/** Each game has a seed of its own: the digits of the one given, then those of the game's number. */
const seedFor = (seed: number, game: number): Seed => {
  const digits = [seed, game].map((number) => number.toString(16).padStart(16, '0')).join('')
  const made = seedOf(digits)
  if (made === null) throw new Error(`${digits} is no seed`)
  return made
}
