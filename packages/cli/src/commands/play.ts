import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { encodeReplay, millis, replayOf } from '@skelly/engine'
import { wholeNumber } from '../input/whole-number.ts'
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
  const unsaved = save === undefined ? null : await saving(() => makeFolder(resolve(save)))
  if (unsaved !== null) return unsaved
  const tally = tallyOf(players.map(({ name }) => name))
  const thoughts: PlayedGame['thoughts'][number][] = []
  let saved = 0
  for (const played of playGames(players, seed, games)) {
    tally.add(played)
    thoughts.push(...played.thoughts)
    if (save === undefined) continue
    saved += 1
    const unwritten = await saving(() => writeFile(join(save, fileFor(saved)), `${replayText(played)}\n`))
    if (unwritten !== null) return unwritten
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

/**
 * Makes the folder and its parents, one after the other: Node's own `recursive` runs forever in /proc, where a parent
 * is said to be missing that was just found.
 */
const makeFolder = async (folder: string): Promise<void> => {
  const parent = dirname(folder)
  if (parent !== folder && !existsSync(parent)) await makeFolder(parent)
  if (!existsSync(folder)) await mkdir(folder)
}

/** Null when it is done, or in words why it can't be. */
const saving = async (work: () => Promise<void>): Promise<Outcome | null> => {
  try {
    await work()
    return null
  } catch (error) {
    return unusable(`--save: ${error instanceof Error ? error.message : String(error)}`)
  }
}

const fileFor = (game: number): string => `game-${String(game).padStart(4, '0')}.json`

const replayText = ({ setup, journal }: PlayedGame): string =>
  encodeReplay(replayOf(setup, millis(0), journal))
