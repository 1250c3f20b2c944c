import { describe, expect, test } from 'vitest'
import {
  expandReplay,
  readRecord,
  REPLAY_FORMAT,
  seatAt,
  walkReplay,
  type Flick,
  type Happening,
  type Replay,
  type Ruling,
  type SkellyEvent,
} from '../../src/index.ts'
import { createOpinionWorld, opinionOn, type Differing } from '../../src/second-opinion/index.ts'

const notation = import.meta.glob('../replays/*.txt', { query: '?raw', import: 'default', eager: true })
const compact = import.meta.glob('../replays/*.replay', { query: '?raw', import: 'default', eager: true })

const replayIn = (file: string, text: string): Replay => {
  if (file.endsWith('.txt')) {
    const record = readRecord(text)
    if (record.ok) return { format: REPLAY_FORMAT, ...record.value }
  } else {
    const expanded = expandReplay(text.trim())
    if (expanded.ok) return expanded.value
  }
  throw new Error(`${file} can't be read`)
}

const games = Object.entries({ ...notation, ...compact }).map(([file, text]) => {
  const replay = replayIn(file, text)
  const happenings = walkReplay(replay).frames.flatMap(({ entry }) => entry.happenings)
  const shots = happenings.filter((each) => each.kind === 'played' && each.event.kind === 'shot').length
  return { game: file.replace(/^.*[/]/, ''), setup: replay.setup, happenings, shots }
})

describe('whole games, every shot judged by where matter-js lets the caps come to rest', () => {
  const world = createOpinionWorld()

  test('there are some', () => {
    expect(games.length).toBeGreaterThan(50)
    expect(games.reduce((sum, { shots }) => sum + shots, 0)).toBeGreaterThan(3000)
  })

  test.each(games)('$game: $shots shots, none is seen otherwise', ({ setup, happenings, shots }) => {
    expect(opinionOn(setup, happenings, world)).toEqual({ shots, differing: [] })
  })
})

describe('a match whose last shot was taken otherwise', () => {
  const game = games.find(({ game }) => game === 'two.txt')
  if (game === undefined) throw new Error('there is no two.txt')

  /** The game with its last shot, a knockout, changed. */
  const changed = (change: Partial<SkellyEvent & { readonly kind: 'shot' }>) => {
    const last = game.happenings.findLastIndex((each) => each.kind === 'played' && each.event.kind === 'shot')
    return game.happenings.map((happening, place): Happening<SkellyEvent> => {
      if (place !== last || happening.kind !== 'played' || happening.event.kind !== 'shot') return happening
      return { ...happening, event: { ...happening.event, ...change } }
    })
  }

  const miss: Ruling = {
    verdict: 'miss',
    won: null,
    knockedOut: [],
    freed: [],
    becameKiller: false,
    lostKiller: false,
    again: false,
    setDown: null,
    xp: 0,
  }

  test.each<{ why: string; change: Parameters<typeof changed>[0]; differing: Omit<Differing, 'ply'> }>([
    {
      why: 'the verdict is another',
      change: { ruling: miss },
      differing: {
        verdict: 'miss',
        touched: [seatAt(1)],
        other: { verdict: 'knockout', touched: [seatAt(1)] },
      },
    },
    {
      why: 'another cap was touched',
      change: { touched: [] },
      differing: { verdict: 'knockout', touched: [], other: { verdict: 'knockout', touched: [seatAt(1)] } },
    },
    {
      why: 'the flick is not the one that was judged',
      change: { flick: { dx: -1_048_576, dy: 3213, strength: 494 } },
      differing: { verdict: 'knockout', touched: [seatAt(1)], other: { verdict: 'miss', touched: [] } },
    },
  ])('shows its shot when $why', ({ change, differing }) => {
    expect(opinionOn(game.setup, changed(change))).toEqual({
      shots: game.shots,
      differing: [{ ply: 38, ...differing }],
    })
  })

  /** The game up to its first shot, into box 1, which another flick has taken. */
  const begunWith = (flick: Flick): readonly Happening<SkellyEvent>[] => {
    const first = game.happenings.findIndex((each) => each.kind === 'played' && each.event.kind === 'shot')
    const shot = game.happenings[first]
    if (shot?.kind !== 'played' || shot.event.kind !== 'shot') throw new Error('there is no shot')
    return [...game.happenings.slice(0, first), { ...shot, event: { ...shot.event, flick } }]
  }

  test.each([
    // It stops 0.0002 mm too far down to be clear of the chalk, which on the grid is just clear of it.
    { where: 'off the grid on the chalk, but on the grid beside it', dx: -34_130, differs: false },
    { where: 'on the chalk on the grid too', dx: -34_150, differs: true },
  ])('goes by where the grid has the caps: $where', ({ dx, differs }) => {
    const opinion = opinionOn(game.setup, begunWith({ dx, dy: -1_048_576, strength: 661 }))
    expect(opinion.shots).toBe(1)
    expect(opinion.differing.map(({ verdict, other }) => [verdict, other.verdict])).toEqual(
      differs ? [['box', 'chalk']] : [],
    )
  })

  test('is not looked at when it was played by a physics version that it does not know', () => {
    const setup = { ...game.setup, versions: { ...game.setup.versions, physics: 2 } }
    expect(() => opinionOn(setup, game.happenings)).toThrow(RangeError)
  })
})
