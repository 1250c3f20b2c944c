import { census as countVerdicts, censusText, type CensusRow } from '@skelly/engine/testing'
import { DONE, type Outcome } from '../outcome.ts'

/** `census`: how many flicks of the fixed fan come to each verdict, from each of the named positions, by fill. */
export const census = (_: readonly string[], asJson: boolean): Promise<Outcome> => {
  const rows = countVerdicts()
  process.stdout.write(asJson ? rows.map(jsonLine).join('') : censusText(rows))
  return Promise.resolve(DONE)
}

const jsonLine = ({ position: { name, line }, fill, verdicts }: CensusRow): string =>
  `${JSON.stringify({ position: name, line, fill, verdicts })}\n`
