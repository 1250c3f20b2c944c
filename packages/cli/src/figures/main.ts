import { parseArgs } from 'node:util'
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

const main = async (): Promise<number> => {
  const { values, positionals } = parseArgs({ options: { size: { type: 'string' } }, allowPositionals: true })
  const names = positionals.length === 0 ? [...FIGURES.keys()] : positionals
  const faults: string[] = []
  for (const name of names) {
    const figure = FIGURES.get(name)
    if (figure === undefined) throw new Error(`figures: ${[...FIGURES.keys()].join(' ')}`)
    const size = Number(values.size ?? figure.size)
    say(`${name}: seed ${String(FIGURES_SEED)}, size ${String(size)}`)
    faults.push(...(await figure.measure(size, say)))
  }
  say(faults.length === 0 ? 'all promises kept' : `broken: ${faults.join('; ')}`)
  return faults.length === 0 ? 0 : 1
}

process.exitCode = await main()
