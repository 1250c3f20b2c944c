import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compactReplay } from '@skelly/engine'
import { playBits } from '@skelly/engine/testing'
import { flagsIn } from '../flags-in.ts'
import { refuse } from '../refuse.ts'
import { bitsFileOf, corpusFolder, readCorpus } from './corpus-folder.ts'
import { PLANNED_GAMES } from './planned-games.ts'
import { playGame } from './play-game.ts'

/**
 * Completes the corpus: plays the planned games that are not in it yet and records the bits of every play that has
 * none. What is recorded stays as it is. `--anew` plays and records everything again, which only a physics or rules
 * version that nobody has played by yet can be in need of.
 */
const flags = flagsIn(process.argv.slice(2), ['--anew'])
if (flags === null) refuse('usage: corpus [--anew]')
const anew = flags.has('--anew')

const known = new Set(anew ? [] : (await readCorpus()).map(({ name }) => name))
const missing = PLANNED_GAMES.filter(({ name }) => !known.has(name))
for (const game of missing) {
  await writeFile(join(corpusFolder, `${game.name}.replay`), `${compactReplay(playGame(game))}\n`)
}

const unrecorded = (await readCorpus()).filter(({ bits }) => anew || bits === null)
for (const play of unrecorded) {
  await writeFile(join(corpusFolder, bitsFileOf(play.name)), `${playBits(play).join('\n')}\n`)
}

process.stdout.write(
  `${String(missing.length)} games played, bits of ${String(unrecorded.length)} plays recorded\n`,
)
