import { seedNumbered } from '@skelly/engine/testing'
import { runScript } from '../../src/input/run-script.ts'
import { DONE, NO, unusable } from '../../src/outcome.ts'
import { measureInWorkers } from './measure-in-workers.ts'
import { verdictOn } from './verdict-on.ts'

/** Thin posts and the ends of wall pieces magnify an error more than caps do. */
const series = [
  { caps: 4, obstructed: false, share: 1, part: 0.999 },
  { caps: 12, obstructed: false, share: 0.2, part: 0.999 },
  { caps: 4, obstructed: true, share: 0.2, part: 0.998 },
  { caps: 12, obstructed: true, share: 0.1, part: 0.996 },
]

await runScript('accuracy', { shots: 1, seed: 0, workers: 1 }, async ({ given, positionals }) => {
  if (positionals.length > 0) return unusable('usage: accuracy [--shots N] [--seed N] [--workers N]')
  const [shots, seed, workers] = [given('shots') ?? 20_000, given('seed') ?? 160, given('workers') ?? 2]
  console.log(
    `accuracy: against a reference of 160 bits, seed ${String(seed)}, in ${String(workers)} threads`,
  )
  let isKept = true
  for (const { caps, obstructed, share, part } of series) {
    const to = Math.ceil(shots * share)
    const sample = { seed: seedNumbered(seed), from: 0, to, caps, obstructed }
    const { figures, broken } = verdictOn(await measureInWorkers(sample, workers), { part })
    const where = obstructed ? 'with posts and wall pieces' : 'on the street'
    console.log(`${String(to)} shots, ${String(caps)} caps ${where}: ${figures}`)
    for (const promise of broken) console.log(`  broken: ${promise}`)
    isKept &&= broken.length === 0
  }
  console.log(isKept ? 'accuracy: all promises kept' : 'accuracy: a promise is broken')
  return isKept ? DONE : NO
})
