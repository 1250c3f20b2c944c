import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { say } from '@skelly/workshop'
import { bringMachines } from './bring-machines.ts'
import { bundleCorpus } from './bundle-corpus.ts'
import { readCorpus } from './corpus/corpus-folder.ts'
import { thoughtsOn } from './corpus/thoughts-on.ts'
import { flagsIn } from './flags-in.ts'
import { machines } from './machines/machines.ts'
import { nothingToPlay } from './nothing-to-play.ts'
import { linesOf, sumUp, type Outcome } from './outcome.ts'
import { playOn, shotsIn } from './play-on.ts'
import { refuse } from './refuse.ts'

/**
 * Plays the corpus on every JavaScript engine that is to be had. `--all`, and any run in CI, installs the engines that
 * are missing and fails without them. Exits with 2 when there is nothing to play.
 */
const flags = flagsIn(process.argv.slice(2), ['--all'])
if (flags === null) refuse('usage: everywhere [--all]')
const insist = flags.has('--all') || !['', '0', 'false'].includes(process.env['CI'] ?? '')
const report = fileURLToPath(new URL('../test-results/everywhere.json', import.meta.url))

const recorded = await readCorpus()
const nothing = nothingToPlay(recorded)
if (nothing !== null) refuse(`everywhere: ${nothing}`)
const thoughts = thoughtsOn(recorded)
const corpus = [...recorded, ...thoughts]
say(
  `the corpus: ${String(recorded.length)} plays, ${String(shotsIn(recorded))} shots; ${String(thoughts.flatMap(({ bits }) => bits).length)} turns of computer players`,
)
const script = await bundleCorpus(corpus)
const outcomes: Outcome[] = []
for (const brought of await bringMachines(machines, insist)) {
  const outcome = await playOn(brought, corpus, script)
  for (const line of linesOf(outcome)) say(line)
  outcomes.push(outcome)
}

const sum = sumUp(outcomes, insist)
await mkdir(dirname(report), { recursive: true })
await writeFile(report, JSON.stringify(sum))
process.stdout.write(
  `engines: ${String(sum.passed)} alike, ${String(sum.failed)} failed, ${String(sum.missing)} missing\n`,
)
process.exitCode = sum.failed === 0 && sum.passed > 0 ? 0 : 1
