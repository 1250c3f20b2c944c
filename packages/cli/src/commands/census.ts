import { CENSUS_POSITIONS, census as countVerdicts, type CensusPosition } from '@skelly/engine/testing'
import { DONE, type Outcome } from '../outcome.ts'

/** `census`: how many flicks of the fixed fan come to each verdict, from each of the named positions. */
export const census = (_: readonly string[], asJson: boolean): Promise<Outcome> => {
  for (const name of CENSUS_NAMES) {
    const line = CENSUS_POSITIONS[name]
    const verdicts = countVerdicts(name)
    process.stdout.write(
      asJson
        ? `${JSON.stringify({ position: name, line, verdicts })}\n`
        : `${name}  ${line}\n${countsLine(verdicts)}\n`,
    )
  }
  return Promise.resolve(DONE)
}

const CENSUS_NAMES = [
  'opening',
  'four',
  'pot in reach',
  'crowd',
  'rescue',
  'knock-in',
  'turn',
  'home',
  'killer',
] as const satisfies readonly CensusPosition[]

const countsLine = (verdicts: Readonly<Record<string, number>>): string => {
  const seen = Object.entries(verdicts).filter(([, count]) => count > 0)
  return `  ${seen.map(([verdict, count]) => `${verdict} ${String(count)}`).join(', ')}`
}
