import { parseArgs } from 'node:util'
import { fuzz } from '../packages/engine/test/fuzz/fuzz.ts'

const { values } = parseArgs({
  options: {
    shots: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
})
const [shots, seed] = [Number(values.shots), Number(values.seed)]
console.log(`fuzz: ${shots} extreme shots and the next from where they end, seed ${seed}`)

let faults = 0
for (let number = seed; number < seed + shots; number += 1) {
  const fault = fuzz(number)
  if (fault === null) continue
  faults += 1
  console.log(`${fault.breach} (--seed ${number} --shots 1)`)
  console.log(JSON.stringify(fault.scene))
  console.log(`  and with less in it:\n${JSON.stringify(fault.smallest)}`)
}
console.log(`fuzz: ${shots - faults} kept every law, ${faults} did not`)
process.exitCode = faults === 0 ? 0 : 1
