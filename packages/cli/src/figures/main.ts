import { runScript } from '../input/run-script.ts'
import { DONE, NO, unusable } from '../outcome.ts'
import { fairness } from './fairness.ts'
import { FIGURES_SEED, type Figure } from './figure.ts'
import { hands } from './hands.ts'
import { solo } from './solo.ts'
import { strength } from './strength.ts'
import { thinking } from './thinking.ts'

/** What is promised of computer players, each measured by itself (docs/computer-players.md). */
const FIGURES: ReadonlyMap<string, Figure> = new Map([
  ['strength', strength],
  ['fairness', fairness],
  ['solo', solo],
  ['hands', hands],
  ['thinking', thinking],
])

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

await runScript('figures', { size: 1 }, async ({ given, positionals }) => {
  const names = positionals.length === 0 ? [...FIGURES.keys()] : positionals
  if (!names.every((name) => FIGURES.has(name))) return unusable(`one of ${[...FIGURES.keys()].join(' ')}`)
  const faults: string[] = []
  for (const name of names) {
    const figure = FIGURES.get(name)
    if (figure === undefined) continue
    const size = given('size') ?? figure.size
    say(`${name}: seed ${String(FIGURES_SEED)}, size ${String(size)}`)
    faults.push(...(await figure.measure(size, say)))
  }
  say(faults.length === 0 ? 'all promises kept' : `broken: ${faults.join('; ')}`)
  return faults.length === 0 ? DONE : NO
})
