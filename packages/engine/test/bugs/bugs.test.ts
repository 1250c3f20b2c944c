import { describe, expect, test } from 'vitest'
import { readRecord, REPLAY_FORMAT, touchedBy, verifyReplay, type Replay } from '../../src/index.ts'
import { breachOf } from '../laws/breach-of.ts'
import { play } from '../laws/played.ts'
import { shotOf, type Scene } from '../scenes/scene.ts'
import scenes from './scenes.jsonl?raw'

/** A shot that once went wrong, and what it has to come to. */
interface Recorded {
  readonly name: string
  /** What was wrong with it. */
  readonly was: string
  readonly scene: Scene
  /** By the caps' letters, in mm: where they come to rest. */
  readonly rest: Readonly<Record<string, readonly [number, number]>>
  /** The caps that the flicked one touches. */
  readonly touched: readonly string[]
}

const recorded = scenes
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Recorded)

/** A fault of physics begins with its scene: a line in scenes.jsonl, its `scene` as `skelly simulate` reads it. */
describe('a shot that once went wrong', () => {
  test.each(recorded)('$name (it was: $was)', ({ scene, rest, touched }) => {
    const played = play(shotOf(scene))
    const name = (body: number): string => scene.caps[body]?.id ?? ''
    const lies = played.trace.rest.map(({ x, y }, body) => [name(body), [x, y]] as const)
    expect(Object.fromEntries(lies)).toEqual(rest)
    expect(touchedBy(played.trace, played.launch.body).map(name)).toEqual(touched)
    expect(breachOf(played)).toBeNull()
  })
})

const replays = import.meta.glob('./*.txt', { query: '?raw', import: 'default', eager: true })

/** Any other fault of a game begins with its replay, in notation and named after the fault. */
describe('a game that once went wrong', () => {
  test.each(Object.entries(replays))('%s', (_, text) => {
    const record = readRecord(text)
    if (!record.ok) throw new Error(`line ${String(record.line)}: ${record.refusal}`)
    const replay: Replay = { format: REPLAY_FORMAT, ...record.value }
    expect(verifyReplay(replay)).toMatchObject({ verified: true })
  })
})
