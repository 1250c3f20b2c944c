import {
  beginMatch,
  enact,
  seedOf,
  skelly,
  type Command,
  type Match,
  type SkellyMove,
  type SkellyState,
} from '@skelly/engine'
import type { EntryNews } from '@skelly/protocol'

/** The server's side of a match, told by hand. */
export class MatchServer {
  match: Match<SkellyState>
  entries: readonly EntryNews[] = []

  constructor() {
    const seed = seedOf('0'.repeat(32))
    if (seed === null) throw new Error('no seed')
    this.match = beginMatch(skelly, {
      ruleset: 'skelly',
      versions: { physics: 1, rules: 1, bots: 0 },
      way: 'ranked',
      court: 'street',
      seed,
      grip: 100,
      shotClock: 20,
      seats: [
        { name: 'Ana', fill: 'tar' },
        { name: 'Bo', fill: 'tar' },
      ],
    })
  }

  accept(command: Command<SkellyMove>): EntryNews & { readonly now: number } {
    const enacted = enact(skelly, this.match, command)
    if (!enacted.ok) throw new Error(enacted.refusal)
    this.match = enacted.value.match
    this.entries = [...this.entries, enacted.value.entry]
    return { ...enacted.value.entry, now: command.at }
  }

  welcome(seat = 0): object {
    return { matchId: 'm', seat, match: this.match, now: 1_000_000, silence: 60_000, paused: false }
  }
}
