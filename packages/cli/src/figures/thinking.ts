import { Worker } from 'node:worker_threads'
import { enact, skelly, beginMatch, type Match, type SkellyState } from '@skelly/engine'
import { quantile } from '../play/quantile.ts'
import { broken, type Figure } from './figure.ts'
import { playAll } from './play-all.ts'
import type { Thought } from './think-worker.ts'

const MOST_MILLISECONDS = 400
/** Turns that the worker may take to warm up, as at the beginning of a game. */
const WARM_UP = 20

/** How long the hard one thinks in a worker over the turns of games of two, three and four. */
export const thinking: Figure = {
  size: 300,
  measure: async (turns, say) => {
    const worker = new Worker(new URL('./think-worker.ts', import.meta.url))
    const thoughts: Thought[] = []
    const matches = ['hard,hard', 'hard,hard,hard,hard'].flatMap((names) => turnsOf(names, turns / 2))
    for (const match of matches) {
      const thought = new Promise<Thought>((resolve) => worker.once('message', resolve))
      worker.postMessage(match)
      thoughts.push(await thought)
    }
    await worker.terminate()
    const warm = thoughts.slice(WARM_UP)
    say(`the very first turn ${text(thoughts[0]?.milliseconds)} ms, then ${String(warm.length)} turns`)
    say(`by the clock ${spread(warm.map(({ milliseconds }) => milliseconds))}`)
    say(`of the processor’s time ${spread(warm.map(({ processor }) => processor))}`)
    const slow = quantile(
      warm.map(({ milliseconds }) => milliseconds),
      0.95,
    )
    return broken(slow < MOST_MILLISECONDS, 'a hard turn takes 400 ms or more')
  },
}

const spread = (times: readonly number[]): string => {
  const [median, slow, slowest] = [0.5, 0.95, 1].map((share) => text(quantile(times, share)))
  return `${String(median)} ms a turn, 95 % within ${String(slow)} ms, the longest ${String(slowest)} ms`
}

const text = (milliseconds: number | undefined): string => (milliseconds ?? Number.NaN).toFixed(1)

/** The matches of a game as they stood before each turn of its players, up to so many. */
const turnsOf = (names: string, count: number): readonly Match<SkellyState>[] => {
  const matches: Match<SkellyState>[] = []
  for (const { setup, journal } of playAll(names, count)) {
    let match = beginMatch(skelly, setup)
    for (const { command } of journal) {
      if (command.kind === 'move' && matches.at(-1)?.ply !== command.ply) matches.push(match)
      const enacted = enact(skelly, match, command)
      if (!enacted.ok) throw new Error(enacted.refusal)
      match = enacted.value.match
    }
    if (matches.length >= count) break
  }
  return matches.slice(0, count)
}
