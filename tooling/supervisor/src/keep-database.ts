import { startPostgres, type Postgres, type PostgresOptions } from '@skelly/postgres'
import type { RunningDatabase } from './running-database.ts'
import { wasSleeping } from './was-sleeping.ts'
import { wordsFor } from './words-for.ts'

/** Milliseconds until the next attempt: doubled each time. What a killed server left behind needs a moment to end. */
const backoff = { first: 500, longest: 30_000 }

/** Starts our own database; from then on it is started again, at the same address, whenever it ends by itself. */
export async function keepDatabase(
  options: PostgresOptions,
  say: (line: string) => void,
): Promise<Pick<RunningDatabase, 'url' | 'stop'>> {
  const stopping = new AbortController()
  let current: Postgres | null = await startPostgres(options)
  const { url } = current
  const kept = keep()
  return {
    url,
    stop: async () => {
      stopping.abort()
      await current?.stop()
      await kept
      // it may just have come up again
      await current?.stop()
    },
  }

  async function keep(): Promise<void> {
    while (current !== null) {
      const exit = await current.ended
      if (stopping.signal.aborted) return
      say(`PostgreSQL ${wordsFor(exit)}; again in ${backoff.first / 1000} s`)
      current = await again()
      if (current !== null) say('PostgreSQL is up again')
    }
  }

  /** Null when we are told to stop meanwhile. */
  async function again(): Promise<Postgres | null> {
    for (let pause = backoff.first; ; pause = Math.min(pause * 2, backoff.longest)) {
      if (!(await wasSleeping(pause, stopping.signal))) return null
      try {
        return await startPostgres(options)
      } catch (error) {
        say(error instanceof Error ? error.message : String(error))
      }
    }
  }
}
