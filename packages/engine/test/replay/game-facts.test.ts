import { expect, test } from 'vitest'
import { millis } from '../../src/ids.ts'
import type { Match } from '../../src/match/match.ts'
import { gameFacts, type GameFacts } from '../../src/replay/game-facts.ts'
import { walkReplay } from '../../src/replay/walk-replay.ts'
import type { SkellyState } from '../../src/rulesets/skelly/state.ts'
import type { Strength } from '../../src/rulesets/ruleset.ts'
import { finishedGame } from '../../src/testing/finished-game.ts'
import { seedNumbered } from '../../src/testing/setup-of.ts'

const gameOf = (number: number, computers: readonly Strength[]) => {
  const date = millis(1_764_460_800_000)
  const replay = finishedGame({ seed: seedNumbered(number), name: 'Ana', date, computers: [...computers] })
  const { begin, frames } = walkReplay(replay)
  const last = frames.at(-1)?.after
  if (begin === null || last === undefined) throw new Error('the game does not play')
  return { begin, last, frames, journal: frames.map(({ entry }) => entry) }
}
type Game = ReturnType<typeof gameOf>

const factsOf = ({ last, journal }: Pick<Game, 'last' | 'journal'>): GameFacts => gameFacts(last, journal)
const ended = (last: Match<SkellyState>, phase: Match<SkellyState>['phase']) => ({ ...last, phase })

test('R7.1: a game against computer players ends by knocking out, and tells where the caps lay', () => {
  const game = gameOf(3, ['easy', 'hard'])
  const facts = factsOf(game)
  const rulings = game.journal.flatMap(({ happenings }) =>
    happenings.flatMap((each) =>
      each.kind === 'played' && each.event.kind === 'shot' ? [each.event.ruling] : [],
    ),
  )
  expect(facts).toMatchObject({ flicks: rulings.length, ending: 'knockouts' })
  expect(facts.events.includes('knockout')).toBe(rulings.some(({ knockedOut }) => knockedOut.length > 0))
  expect(facts.events.includes('double-kill')).toBe(rulings.some(({ knockedOut }) => knockedOut.length > 1))
  expect(facts.caps.map(({ computer }) => computer)).toEqual(
    game.last.setup.seats.map(({ computer = null }) => computer),
  )
  for (const [seat, { x, y, fill, inGame }] of facts.caps.entries()) {
    const cap = game.last.state.caps[seat]
    expect([fill, inGame]).toEqual([cap?.fill, cap?.inGame])
    expect(Math.hypot(x - (cap?.at.x ?? 0), y - (cap?.at.y ?? 0))).toBeLessThan(0.75)
  }
})

test('R9.1: a solo run ends by its last box', () => {
  expect(factsOf(gameOf(8, []))).toMatchObject({ ending: 'last-box', events: [] })
})

const game = gameOf(3, ['easy'])
const places = game.last.phase.kind === 'over' ? game.last.phase.places : []
const leave = (why: 'resigned' | 'silent' | 'three-clocks' | 'both-gone') => {
  const [entry] = game.journal
  if (entry === undefined) throw new Error('an empty journal')
  return { ...entry, command: { kind: 'leave', at: millis(0), seats: [], why } as const, happenings: [] }
}

test.each([
  { why: 'resigned', ending: 'resigned', isWalkedOut: false },
  { why: 'silent', ending: 'walked-out', isWalkedOut: true },
  { why: 'three-clocks', ending: 'walked-out', isWalkedOut: true },
  { why: 'both-gone', ending: 'walked-out', isWalkedOut: true },
] as const)('R10.3 to R10.5: $why ends a game as $ending', ({ why, ending, isWalkedOut }) => {
  const last = ended(game.last, { kind: 'over', at: millis(0), places, leaving: why })
  const facts = gameFacts(last, [...game.journal, leave(why)])
  expect(facts.ending).toBe(ending)
  expect(facts.events.includes('walk-out')).toBe(isWalkedOut)
})

test('R10.4: whom the clock puts out has walked out, also where the others play on', () => {
  const [entry] = game.journal
  if (entry === undefined) throw new Error('an empty journal')
  const lost = { ...entry, command: { kind: 'time-out', at: millis(0) } as const }
  const left = { kind: 'played', at: millis(0), event: { kind: 'left', seats: [] } } as const
  expect(gameFacts(game.last, [...game.journal, { ...lost, happenings: [] }]).events).not.toContain(
    'walk-out',
  )
  expect(gameFacts(game.last, [...game.journal, { ...lost, happenings: [left] }]).events).toContain(
    'walk-out',
  )
  const last = ended(game.last, { kind: 'over', at: millis(0), places, leaving: 'three-clocks' })
  expect(gameFacts(last, game.journal).events).toContain('walk-out')
})

test.each(['never-joined', 'left-together', 'server-lost'] as const)('R7.4, R10: %s is void', (why) => {
  const facts = gameFacts(ended(game.last, { kind: 'void', at: millis(0), why }), [])
  expect(facts).toMatchObject({ ending: 'void', flicks: 0 })
  expect(facts.events).toEqual(why === 'left-together' ? ['walk-out'] : [])
})

test('a game that goes on has no facts', () => {
  expect(() => gameFacts(game.begin, [])).toThrow('goes on')
})
