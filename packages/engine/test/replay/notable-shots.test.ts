import { expect, test } from 'vitest'
import { millis } from '../../src/ids.ts'
import { notableShots, type NotableShot } from '../../src/replay/notable-shots.ts'
import type { Replay } from '../../src/replay/replay.ts'
import { walkReplay, type Frame } from '../../src/replay/walk-replay.ts'
import { simulate } from '../../src/physics/versions/v1/simulate.ts'
import { courtOf } from '../../src/rulesets/skelly/court-of.ts'
import { sceneOf } from '../../src/rulesets/skelly/scene.ts'
import type { SkellyEvent } from '../../src/rulesets/skelly/state.ts'
import { finishedGame } from '../../src/testing/finished-game.ts'
import { seedNumbered } from '../../src/testing/setup-of.ts'

type Shot = Extract<SkellyEvent, { readonly kind: 'shot' }>

const game = (number: number): Replay =>
  finishedGame({
    seed: seedNumbered(number),
    name: 'Ana',
    date: millis(1_764_460_800_000),
    computers: ['easy', 'easy'],
  })

const shotIn = ({ entry }: Frame): Shot | null => {
  const events = entry.happenings.flatMap((each) => (each.kind === 'played' ? [each.event] : []))
  return events.find((event) => event.kind === 'shot') ?? null
}

/** Bounces off what stands: each ends a stretch of straight motion, as another cap does. */
const bouncesOf = ({ before: { state } }: Frame, { flick, seat }: Shot): number => {
  const { bodies, launch } = sceneOf(state, seat, flick)
  const { contacts, segments } = simulate(courtOf(state), bodies, launch)
  const { body } = launch
  const caps = contacts.filter((each) => each.kind === 'cap' && (each.a === body || each.b === body))
  return (segments[body]?.length ?? 1) - 1 - caps.length
}

/** All shots that are one to tell of, looked up in the walk. */
const candidatesIn = (replay: Replay): readonly NotableShot[] =>
  walkReplay(replay).frames.flatMap((frame) => {
    const shot = shotIn(frame)
    if (shot === null) return []
    const { seat, rest, ruling } = shot
    const common = { seat, ply: frame.before.ply }
    const [from, to] = [frame.before.state.caps[seat]?.at ?? { x: 0, y: 0 }, rest[seat] ?? { x: 0, y: 0 }]
    const found: NotableShot[] = []
    if (ruling.verdict === 'pot')
      found.push({
        ...common,
        kind: 'longest-pot',
        value: Math.round(Math.hypot(to.x - from.x, to.y - from.y)),
      })
    if (['pot', 'box', 'home'].includes(ruling.verdict) && bouncesOf(frame, shot) > 0)
      found.push({ ...common, kind: 'most-banks', value: bouncesOf(frame, shot) })
    if (ruling.knockedOut.length > 1)
      found.push({ ...common, kind: 'double-kill', value: ruling.knockedOut.length })
    return found
  })

test.each([1, 2, 3, 4, 5, 6])(
  'each seat’s best of game %i are found, the first of those as good',
  (number) => {
    const replay = game(number)
    const candidates = candidatesIn(replay)
    const found = notableShots(
      replay.setup,
      walkReplay(replay).frames.map(({ entry }) => entry),
    )
    for (const shot of found) {
      const own = candidates.filter(({ kind, seat }) => kind === shot.kind && seat === shot.seat)
      const best = Math.max(...own.map(({ value }) => value))
      expect(own.find(({ value }) => value === best)).toEqual(shot)
    }
    for (const { kind, seat } of candidates)
      expect(found.filter((shot) => shot.kind === kind && shot.seat === seat)).toHaveLength(1)
  },
)

test('a match in which nobody flicked has none', () => {
  expect(notableShots(game(1).setup, [])).toEqual([])
})
