import { HANDS } from '@skelly/engine/bots'
import { openAccount } from './account.ts'
import { env } from './env.ts'
import { parseOptions, type Options } from './options.ts'
import { PACES } from './pace.ts'
import { fillFor, playersNamed } from './players.ts'
import { playRanked } from './ranked-player.ts'
import { Stopped } from './stopped.ts'

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const play = async (options: Options, stop: AbortController): Promise<void> => {
  const { fill, games, hand, name, pace, ranked, rematch, web } = options
  const accounts = []
  for (const credentials of playersNamed(name, ranked, env.password)) {
    accounts.push(await openAccount(web, credentials))
  }
  await Promise.all(
    accounts.map(async (account, place) => {
      const own = { account, fill: fillFor(place, fill), hand: HANDS[hand], pace: PACES[pace] }
      try {
        await playRanked({ ...own, games, rematch, signal: stop.signal, say })
      } catch (problem) {
        // one that can't go on stops them all, and they take their leave first
        stop.abort()
        if (!(problem instanceof Stopped)) throw problem
      }
    }),
  )
}

const main = async (): Promise<number> => {
  const options = parseOptions(process.argv.slice(2), env.web)
  if (!options.ok) {
    process.stderr.write(`bots: ${options.refusal}\n`)
    return 2
  }
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  try {
    await play(options.value, stop)
    return 0
  } catch (problem) {
    process.stderr.write(`bots: ${problem instanceof Error ? reasonOf(problem) : String(problem)}\n`)
    return 1
  }
}

/** `fetch failed` alone says little: the cause says which address did not answer. */
const reasonOf = ({ message, cause }: Error): string =>
  cause instanceof Error ? `${message} (${reasonOf(cause)})` : message

process.exitCode = await main()
