import type { Runner } from './runner.ts'

/**
 * Each runner's shots a second in each round. In a round everybody plays for one slice of time, so that whatever else
 * the machine does in the meantime falls on all alike.
 * @param time ms that all rounds take together
 */
export const interleave = <Name>(
  runners: ReadonlyMap<Name, Runner>,
  rounds: number,
  time: number,
): ReadonlyMap<Name, readonly number[]> => {
  const slice = time / rounds / runners.size
  const rates = new Map<Name, readonly number[]>()
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, runner] of runners) rates.set(name, [...(rates.get(name) ?? []), runner.playFor(slice)])
  }
  return rates
}
