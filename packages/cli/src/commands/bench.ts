import { benchOutput } from '../bench/bench-output.ts'
import { DONE, unusable, type Outcome } from '../outcome.ts'

/** `bench`: shots a second of the solver and of its peers, measured in one run. */
export const bench = async (asJson: boolean, seconds = USUAL_SECONDS): Promise<Outcome> => {
  const time = Number(seconds)
  if (!(time > 0 && time < Infinity)) return unusable(`--seconds: ${seconds} is no number of seconds`)
  const begin = (): void => void process.stderr.write(`skelly: bench plays for some ${seconds} s\n`)
  try {
    process.stdout.write(`${await benchOutput(time, asJson, begin)}\n`)
  } catch (error) {
    if (!isMissingModule(error)) throw error
    return unusable(`bench needs the peers, devDependencies of packages/cli: ${error.message}`)
  }
  return DONE
}

/** Only development needs the peers, so that an installation may go without. */
const isMissingModule = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND'

const USUAL_SECONDS = '30'
