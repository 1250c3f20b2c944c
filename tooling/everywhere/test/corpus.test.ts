import { expandReplay, FILL_NAMES, GRIPS, verifyReplay, type Replay } from '@skelly/engine'
import { beforeAll, describe, expect, test } from 'vitest'
import { readCorpus, type RecordedPlay } from '../src/corpus/corpus-folder.ts'
import { PLANNED_GAMES } from '../src/corpus/planned-games.ts'
import { playGame } from '../src/corpus/play-game.ts'
import { shotsIn } from '../src/play-on.ts'

let corpus: readonly RecordedPlay[] = []
let replays: readonly Replay[] = []

beforeAll(async () => {
  corpus = await readCorpus()
  replays = corpus
    .filter(({ form }) => form === 'compact')
    .flatMap(({ text }) => {
      const expanded = expandReplay(text.trim())
      return expanded.ok ? [expanded.value] : []
    })
})

const all = <Item>(list: readonly Item[]): readonly Item[] => [...new Set(list)].toSorted()

describe('the corpus', () => {
  test('every planned game is in it, and every play is recorded', () => {
    const names = corpus.map(({ name }) => name)
    expect(PLANNED_GAMES.filter(({ name }) => !names.includes(name))).toEqual([])
    expect(corpus.filter(({ bits }) => bits === null)).toEqual([])
    expect(new Set(names).size).toBe(names.length)
    expect(shotsIn(corpus)).toBeGreaterThanOrEqual(5926)
  })

  test('has every fill, every grip, tables of two, three and four', () => {
    expect(all(replays.flatMap(({ setup }) => setup.seats.map(({ fill }) => fill)))).toEqual(all(FILL_NAMES))
    expect(all(replays.map(({ setup }) => setup.grip)).length).toBe(GRIPS.length)
    expect(all(replays.map(({ setup }) => setup.seats.length))).toEqual([2, 3, 4])
  })

  test('has every command and every kind of end', () => {
    const kinds = replays.flatMap(({ commands }) => commands.map(({ action }) => action.kind))
    expect(all(kinds)).toEqual(['begin', 'leave', 'move', 'resume', 'time-out', 'void'])
    expect(all(replays.map(({ end }) => end?.kind ?? 'open'))).toEqual(['open', 'over', 'void'])
  })
})

test.each(['two-crayon-tar', 'troubled-6', 'void-left-together'])('%s can be played anew', (name) => {
  const game = PLANNED_GAMES.find((each) => each.name === name)
  if (game === undefined) throw new Error('no such game')
  const replay = playGame(game)
  expect(verifyReplay(replay)).toMatchObject({ verified: true })
  expect(playGame(game)).toEqual(replay)
})
