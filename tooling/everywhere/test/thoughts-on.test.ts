import { beforeAll, expect, test } from 'vitest'
import { bundleCorpus, type CorpusScript } from '../src/bundle-corpus.ts'
import { readCorpus, type RecordedPlay } from '../src/corpus/corpus-folder.ts'
import { thoughtsOn } from '../src/corpus/thoughts-on.ts'
import { machines } from '../src/machines/machines.ts'
import type { Outcome } from '../src/outcome.ts'
import { playOn } from '../src/play-on.ts'

let thoughts: readonly RecordedPlay[] = []
let script: CorpusScript = () => ''

beforeAll(async () => {
  thoughts = thoughtsOn((await readCorpus()).filter(({ name }) => name === 'three-5'))
  script = await bundleCorpus(thoughts)
})

const onV8 = (thinking: CorpusScript): Promise<Outcome> => {
  const [v8] = machines
  if (v8 === undefined) throw new Error('no V8')
  return playOn({ machine: v8, executable: process.execPath }, thoughts, thinking)
}

test('computer players of every strength think in the place of a game’s players', async () => {
  const strengths = thoughts.flatMap(({ bits }) => bits ?? []).map((line) => line.split(' ')[0])
  expect(strengths).toEqual(['easy', 'normal', 'hard', 'easy', 'normal'])
  expect((await onV8(script)).kind).toBe('alike')
})

test('they are found out where their dice fall otherwise', async () => {
  const dice = `
    const imul = Math.imul
    Math.imul = (one, other) => imul(one, other) ^ (other === 9 ? 0x1234567 : 0)`
  const outcome = await onV8((say) => `${dice}\n${script(say)}`)
  expect(outcome).toMatchObject({ kind: 'different', differences: [{ play: 'thoughts-three-5' }] })
})
