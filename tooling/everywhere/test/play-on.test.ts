import { expandReplay } from '@skelly/engine'
import { beforeAll, expect, test } from 'vitest'
import type { Brought } from '../src/bring-machines.ts'
import { bundleCorpus, type CorpusScript } from '../src/bundle-corpus.ts'
import { readCorpus, type RecordedPlay } from '../src/corpus/corpus-folder.ts'
import { differences } from '../src/differences.ts'
import { machines } from '../src/machines/machines.ts'
import { linesOf } from '../src/outcome.ts'
import { playOn } from '../src/play-on.ts'

/** Few plays, so that the slowest machine is done at once: a game, and two series with obstacles. */
const GAME = 'two-tar-floor'
const NAMES = [GAME, 'series-maze-3', 'series-den-2']

let corpus: readonly RecordedPlay[] = []
let script: CorpusScript = () => ''

beforeAll(async () => {
  corpus = (await readCorpus()).filter(({ name }) => NAMES.includes(name))
  script = await bundleCorpus(corpus)
})

/** The machines that come with the dependencies. */
const machine = (name: 'V8 (Node)' | 'QuickJS'): Brought => {
  const found = machines.find((each) => each.name === name)
  if (found === undefined) throw new Error(`no ${name}`)
  return { machine: found, executable: process.execPath }
}

/** The script on a machine that something was done to before. */
const after =
  (plant: string): CorpusScript =>
  (say) =>
    `${plant}\n${script(say)}`

/** The direction of the game's flick so numbered; nobody loses a turn in it. */
const flickOfShot = (shot: number) => {
  const text = corpus.find(({ name }) => name === GAME)?.text ?? ''
  const replay = expandReplay(text.trim())
  const moves = replay.ok ? replay.value.commands.map(({ action }) => action) : []
  const flicks = moves.flatMap((action) =>
    action.kind === 'move' && action.move[0] === FLICK ? [action.move] : [],
  )
  const [, dx, dy] = flicks[shot - 1] ?? []
  if (dx === undefined || dy === undefined) throw new Error(`no shot ${String(shot)}`)
  return { dx, dy }
}

/** What a flick's numbers begin with (docs/replay-format.md). */
const FLICK = 2

/** What a machine says, without a look at what is recorded. */
const said = async ({ machine: { play }, executable }: Brought, planted: CorpusScript) => {
  const played = await play(executable ?? '', planted)
  if (played.kind === 'broken') throw new Error(played.why)
  return played.lines
}

test.each(['V8 (Node)', 'QuickJS'] as const)('%s plays what is recorded', async (name) => {
  expect(await playOn(machine(name), corpus, script)).toMatchObject({ kind: 'alike', shots: 319 })
})

test('a machine as old as SpiderMonkey 102 plays it too', async () => {
  const plant =
    "for (const name of ['findLast', 'toReversed', 'toSorted', 'toSpliced']) delete Array.prototype[name]"
  const outcome = await playOn(machine('V8 (Node)'), corpus, after(plant))
  expect(outcome).toMatchObject({ kind: 'alike', shots: 319 })
})

test('it is enough that the length of one flick is off in its last bits, in the eighth shot of a game', async () => {
  const { dx, dy } = flickOfShot(8)
  const plant = `
    const root = Math.sqrt
    Math.sqrt = (value) => root(value) * (value === ${String(dx * dx + dy * dy)} ? 1 + 2 ** -51 : 1)`
  const outcome = await playOn(machine('V8 (Node)'), corpus, after(plant))
  expect(outcome).toMatchObject({ kind: 'different', differences: [{ play: GAME, line: 8 }] })
})

test('Math.hypot, which machines compute differently, is found out by play and shot', async () => {
  // the length of (3, 4), which the rule of the engine's purity keeps out
  const plant = `
    const root = Math.sqrt
    Math.sqrt = (value) => Math.hypot(0.6 * root(value), 0.8 * root(value))`
  const [v8, quickjs] = [
    await said(machine('V8 (Node)'), after(plant)),
    await said(machine('QuickJS'), after(plant)),
  ]
  const asOnV8 = corpus.map((play) => ({
    ...play,
    bits: v8
      .filter((line) => line.startsWith(`${play.name} `))
      .map((line) => line.slice(play.name.length + 1)),
  }))
  const [first] = differences(asOnV8, quickjs)
  expect(first?.play).toBe('series-den-2')
  expect(first?.line).toBeGreaterThan(0)
})

test.each([
  {
    fault: 'a machine that ends early',
    plant: 'throw new Error("no such thing here")',
    why: 'no such thing here',
  },
  {
    fault: 'a machine that stops talking',
    plant: 'let said = 0; console.log = (log => line => { if ((said += 1) <= 10) log(line) })(console.log)',
    why: 'cut off after 10 lines',
  },
])('$fault is no pass', async ({ plant, why }) => {
  const outcome = await playOn(machine('V8 (Node)'), corpus, after(plant))
  expect(outcome.kind).toBe('broken')
  expect(linesOf(outcome).join()).toContain(why)
})

test('a play that is refused is named with the reason', async () => {
  const broken = corpus.map((play) => (play.form === 'compact' ? { ...play, text: 'A' } : play))
  const outcome = await playOn(machine('V8 (Node)'), corpus, await bundleCorpus(broken))
  expect(outcome).toMatchObject({
    kind: 'different',
    differences: [{ play: GAME, line: 1, said: 'failed: Error: replay: malformed' }],
  })
})
