import { onOneLine } from '../on-one-line.ts'
import type { Outcome } from '../outcome.ts'
import { wholeOptions, type Leasts, type WholeOptions } from './whole-options.ts'

type Asked<Name extends string> = Extract<WholeOptions<Name>, { kind: 'asked' }>

/**
 * Runs a script that is no command of `skelly` with the options of the command line, and sets the exit code: 1 when a
 * promise is broken ('no'), 2 with one line when there is nothing that it could do.
 * @param name of the script, for that line
 */
export const runScript = async <Name extends string>(
  name: string,
  leasts: Leasts<Name>,
  work: (asked: Asked<Name>) => Outcome | Promise<Outcome>,
): Promise<void> => {
  const asked = wholeOptions(process.argv.slice(2), leasts)
  const outcome = asked.kind === 'unusable' ? asked : await work(asked)
  if (outcome.kind === 'unusable') process.stderr.write(`${name}: ${onOneLine(outcome.what)}\n`)
  process.exitCode = { done: 0, no: 1, unusable: 2 }[outcome.kind]
}
