import {
  beginMatch,
  enact,
  millis,
  seatAt,
  seedOf,
  skelly,
  type Command,
  type Match,
  type SkellyMove,
  type SkellyState,
} from '@skelly/engine'
import type { MatchSnapshot, MatchStep } from '@skelly/game-client'
import { expect, test } from 'vitest'
import { followMatch, type Followed } from '../../src/match/follow-match.ts'
import type { StageEvent } from '../../src/stage/stage.ts'

const seed = seedOf('0'.repeat(32))
if (seed === null) throw new Error('no seed')

const waiting = beginMatch(skelly, {
  ruleset: 'skelly',
  versions: { physics: 1, rules: skelly.version, bots: 0 },
  way: 'ranked',
  court: 'street',
  seed,
  grip: 100,
  shotClock: 20,
  seats: [
    { name: 'Ana', fill: 'crayon' },
    { name: 'Ben', fill: 'tar' },
  ],
})

const NOTHING: MatchSnapshot = {
  status: { kind: 'live' },
  match: null,
  seat: seatAt(0),
  table: null,
  presences: [],
  watchers: 0,
  silence: 60_000,
  paused: false,
  catchingUp: false,
  lastEntry: null,
  pending: null,
  refusal: null,
  result: null,
  rematch: null,
  nextMatchId: null,
}

/** A client that changes its snapshot first and then tells of the step, as the real one does. */
const createClient = () => {
  let snapshot = NOTHING
  const listeners = new Set<() => void>()
  const steps = new Set<(step: MatchStep) => void>()
  const missed = new Set<(steps: readonly MatchStep[]) => void>()
  const change = (changes: Partial<MatchSnapshot>): void => {
    snapshot = { ...snapshot, ...changes }
    for (const listener of listeners) listener()
  }
  const take = (before: Match<SkellyState>, command: Command<SkellyMove>): Match<SkellyState> => {
    const enacted = enact(skelly, before, command)
    if (!enacted.ok) throw new Error(enacted.refusal)
    const { entry, match: after } = enacted.value
    change({ match: after, lastEntry: entry })
    for (const listener of steps) listener({ entry, before, after })
    return after
  }
  const client: Followed = {
    getSnapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    onEntry: (listener) => {
      steps.add(listener)
      return () => void steps.delete(listener)
    },
    onMissed: (listener) => {
      missed.add(listener)
      return () => void missed.delete(listener)
    },
    onRefused: () => () => undefined,
  }
  const tell = (told: readonly MatchStep[]): void => {
    for (const listener of missed) listener(told)
  }
  return { client, change, take, tell }
}

const follow = (client: Followed): StageEvent[] => {
  const heard: StageEvent[] = []
  followMatch(client, (event) => heard.push(event), {
    now: () => 7_000,
    rateOf: ({ entry }) => entry.seq + 1,
  })
  return heard
}

const begin: Command<SkellyMove> = { kind: 'begin', at: millis(1_000) }

test('the first table is taken whole', () => {
  const { client, change } = createClient()
  const heard = follow(client)
  change({ match: waiting })
  expect(heard).toEqual([{ kind: 'adopted', state: waiting.state, awaiting: false, undone: null }])
})

test('a step is shown as a step and not as a jump', () => {
  const { client, change, take } = createClient()
  const heard = follow(client)
  change({ match: waiting })
  const begun = take(waiting, begin)
  take(begun, { kind: 'time-out', at: millis(60_000) })
  expect(heard.map(({ kind }) => kind)).toEqual(['adopted', 'stepped', 'stepped'])
  expect(heard[2]).toMatchObject({
    step: { heardAt: 7_000, rate: 2, events: [{ kind: 'turn-lost' }, { kind: 'turn' }] },
  })
})

test('a table that is further than a step is taken whole', () => {
  const { client, change, take } = createClient()
  const heard = follow(client)
  change({ match: waiting })
  const begun = take(waiting, begin)
  const enacted = enact(skelly, begun, { kind: 'time-out', at: millis(60_000) })
  if (!enacted.ok) throw new Error(enacted.refusal)
  change({ match: enacted.value.match })
  expect(heard.map(({ kind }) => kind)).toEqual(['adopted', 'stepped', 'adopted'])
})

const stepFrom = (before: Match<SkellyState>, command: Command<SkellyMove>): MatchStep => {
  const enacted = enact(skelly, before, command)
  if (!enacted.ok) throw new Error(enacted.refusal)
  return { entry: enacted.value.entry, before, after: enacted.value.match }
}

test('what was missed is told before the present is shown, and nothing twice', () => {
  const { client, change, take, tell } = createClient()
  const heard = follow(client)
  change({ match: waiting })
  const begun = take(waiting, begin)
  const first = stepFrom(begun, { kind: 'time-out', at: millis(60_000) })
  const second = stepFrom(first.after, { kind: 'time-out', at: millis(120_000) })
  change({ match: second.after, catchingUp: true })
  tell([first, second])
  change({ catchingUp: false })
  expect(heard.map(({ kind }) => kind)).toEqual(['adopted', 'stepped', 'missed'])
  expect(heard[2]).toMatchObject({ at: 7_000, steps: [{ seq: 1 }, { seq: 2 }] })
})

test('where nothing can be told the present is taken whole', () => {
  const { client, change, take, tell } = createClient()
  const heard = follow(client)
  change({ match: waiting })
  const begun = take(waiting, begin)
  const first = stepFrom(begun, { kind: 'time-out', at: millis(60_000) })
  change({ match: first.after, catchingUp: true, lastEntry: null })
  tell([])
  change({ catchingUp: false })
  expect(heard.map(({ kind }) => kind)).toEqual(['adopted', 'stepped', 'missed', 'adopted'])
})

test('news that changes nothing on the table is not heard', () => {
  const { client, change } = createClient()
  const heard = follow(client)
  change({ match: waiting })
  change({ paused: true })
  expect(heard).toHaveLength(1)
})
