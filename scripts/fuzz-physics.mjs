import { runScript } from '../packages/cli/src/input/run-script.ts'
import { DONE, NO, unusable } from '../packages/cli/src/outcome.ts'
import { fuzz } from '../packages/engine/test/fuzz/fuzz.ts'

await runScript('fuzz', { shots: 1, seed: 0 }, ({ given, positionals }) => {
  if (positionals.length > 0) return unusable('usage: fuzz-physics [--shots N] [--seed N]')
  const [shots, seed] = [given('shots') ?? 100_000, given('seed') ?? Date.now() % 2 ** 31]
  console.log(`fuzz: ${shots} extreme shots and the next from where they end, seed ${seed}`)
  let [kept, faults] = [0, 0]
  for (let number = seed; number < seed + shots; number += 1) {
    const fault = fuzz(number)
    if (fault === null) {
      kept += 1
      continue
    }
    faults += 1
    console.log(`${fault.breach} (--seed ${number} --shots 1)`)
    console.log(JSON.stringify(fault.scene))
    console.log(`  and with less in it:\n${JSON.stringify(fault.smallest)}`)
  }
  console.log(`fuzz: ${kept} kept every law, ${faults} did not`)
  return faults === 0 ? DONE : NO
})
