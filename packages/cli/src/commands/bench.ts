import { DONE, unusable, type Outcome } from '../outcome.ts'

/** `bench`: shots a second of the solver and of its peers, measured in one run. */
export const bench = async (asJson: boolean, seconds = USUAL_SECONDS): Promise<Outcome> => {
  const time = Number(seconds)
  if (!(time > 0 && time < Infinity)) return unusable(`--seconds: ${seconds} is no number of seconds`)
  // Loaded here and not above: the peers are many megabytes, and no other command needs them.
  const output = await import('../bench/bench-output.ts').then(({ benchOutput }) => benchOutput, peersMissing)
  if (typeof output === 'object') return output
  process.stderr.write(`skelly: bench plays for some ${seconds} s\n`)
  process.stdout.write(`${await output(time, asJson)}\n`)
  return DONE
}

/** The peers are devDependencies: an installation for production goes without. */
const peersMissing = (error: unknown): ReturnType<typeof unusable> => {
  if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error
  return unusable(
    `bench needs the peers that it compares with, devDependencies of packages/cli: ${error.message}`,
  )
}

const USUAL_SECONDS = '30'
