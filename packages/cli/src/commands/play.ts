import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { encodeReplay, millis, replayOf } from '@skelly/engine'
import { DONE, unusable, type Outcome } from '../outcome.ts'
import type { PlayedGame } from '../play/play-game.ts'
import { playGames } from '../play/play-games.ts'
import { parsePlayers, type Player } from '../play/player.ts'
import { paceText, tallyOf } from '../play/tally.ts'

/** `play`'s own options as they were given. */
type Given = Readonly<Record<string, string | undefined>>

/**
 * `play --players hard,normal --seed 7 [--games N] [--save DIR]`: computer players and bare hands play, another one
 * moving first in each game. One player alone plays solo runs.
 */
export const play = async (_: readonly string[], asJson: boolean, given: Given): Promise<Outcome> => {
  const asked = parse(given)
  if (asked.kind === 'unusable') return asked
  const { players, games, seed, save } = asked
  const unsaved = save === undefined ? null : await makeFolder(save)
  if (unsaved !== null) return unsaved
  const tally = tallyOf(players.map(({ name }) => name))
  const thoughts: PlayedGame['thoughts'][number][] = []
  let saved = 0
  for (const played of playGames(players, seed, games)) {
    tally.add(played)
    thoughts.push(...played.thoughts)
    if (save === undefined) continue
    saved += 1
    await writeFile(join(save, fileFor(saved)), `${replayText(played)}\n`)
  }
  process.stdout.write(asJson ? `${JSON.stringify(tally.report())}\n` : `${tally.text()}\n`)
  process.stderr.write(`seed ${String(seed)}\n${paceText(thoughts)}\n`)
  return DONE
}

const MOST_PLAYERS = 4

type Asked =
  | {
      readonly kind: 'asked'
      readonly players: readonly Player[]
      readonly games: number
      readonly seed: number
      readonly save: string | undefined
    }
  | ReturnType<typeof unusable>

const parse = (given: Given): Asked => {
  const players = parsePlayers(given['players'] ?? '')
  const games = wholeNumber(given['games'] ?? '1', 1)
  const seed = wholeNumber(given['seed'] ?? '1', 0)
  if (players === null || players.length < 1 || players.length > MOST_PLAYERS) {
    return unusable(
      '--players: one to four of easy, normal, hard and hand:DEGREES,PER-CENT, with commas between',
    )
  }
  if (games === null) return unusable('--games: a whole number from 1')
  if (seed === null) return unusable('--seed: a whole number from 0')
  return { kind: 'asked', players, games, seed, save: given['save'] }
}

const wholeNumber = (text: string, least: number): number | null => {
  const number = /^\d{1,15}$/.test(text) ? Number(text) : -1
  return number >= least ? number : null
}

const makeFolder = async (folder: string): Promise<Outcome | null> => {
  try {
    await mkdir(folder, { recursive: true })
    return null
  } catch (error) {
    return unusable(`--save: ${error instanceof Error ? error.message : String(error)}`)
  }
}

const fileFor = (game: number): string => `game-${String(game).padStart(4, '0')}.json`

const replayText = ({ setup, journal }: PlayedGame): string =>
  encodeReplay(replayOf(setup, millis(0), journal))
