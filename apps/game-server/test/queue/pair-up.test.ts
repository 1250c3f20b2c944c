import { millis } from '@skelly/engine'
import { POLICY } from '@skelly/protocol'
import { describe, expect, test } from 'vitest'
import { pairUp } from '../../src/queue/pair-up.ts'
import { searchWindow } from '../../src/queue/search-window.ts'
import type { Searcher } from '../../src/queue/searcher.ts'

const { matchmaking } = POLICY
const NOW = millis(1_000_000)

test.each([
  { waited: 0, points: 75, isWidest: false },
  { waited: 4_999, points: 75, isWidest: false },
  { waited: 5_000, points: 100, isWidest: false },
  { waited: 64_999, points: 375, isWidest: false },
  { waited: 65_000, points: 400, isWidest: true },
  { waited: 600_000, points: 400, isWidest: true },
])('after $waited ms the window is $points', ({ waited, points, isWidest }) => {
  expect(searchWindow(waited, matchmaking)).toEqual({ points, isWidest })
})

/** `A1200` has 20 rated games, `A1200p` is provisional; `+30` has waited 30 s, `?` takes anyone, `~B` has just met B. */
const searcher = (text: string): Searcher => {
  const [, playerId = '', rating = '', p, waited = '0', any, met] =
    /^([A-Z])(\d+)(p)?(?:\+(\d+))?(\?)?(?:~([A-Z]))?$/.exec(text) ?? []
  return {
    playerId,
    fill: 'tar',
    rating: Number(rating),
    ratedGames: p === undefined ? 20 : 9,
    lastOpponentId: met ?? null,
    since: millis(NOW - Number(waited) * 1_000),
    takesAnyone: any === '?',
  }
}

const pairsOf = (queue: string, metEnough: readonly string[] = []): string => {
  const searchers = queue.split(' ').map(searcher)
  const haveMetEnough = (a: Searcher, b: Searcher): boolean =>
    metEnough.includes([a.playerId, b.playerId].toSorted().join(''))
  const pairs = pairUp(searchers, { now: NOW, matchmaking, haveMetEnough })
  return pairs
    .map((pair) =>
      pair
        .map(({ playerId }) => playerId)
        .toSorted()
        .join(''),
    )
    .toSorted()
    .join(' ')
}

describe('who plays whom', () => {
  test.each([
    { says: 'nobody alone', queue: 'A1200', pairs: '' },
    { says: 'two within the window', queue: 'A1200 B1275', pairs: 'AB' },
    { says: 'not beyond it', queue: 'A1200 B1276', pairs: '' },
    { says: 'both windows must take it', queue: 'A1200+60 B1276', pairs: '' },
    { says: 'it widens', queue: 'A1200+5 B1300+5', pairs: 'AB' },
    { says: 'up to 400', queue: 'A1200+99 B1600+99', pairs: 'AB' },
    { says: 'no further', queue: 'A1200+99 B1601+99', pairs: '' },
    { says: 'unless both take anyone', queue: 'A1200+99? B2400+99?', pairs: 'AB' },
    { says: 'one yes is not enough', queue: 'A1200+99? B2400+99', pairs: '' },
    { says: 'a yes counts once asked', queue: 'A1200+9? B2400+99?', pairs: '' },
    { says: 'the nearest first', queue: 'A1200+3 B1270+2 C1210+1', pairs: 'AC' },
    { says: 'who waited longest chooses', queue: 'A1200+3 B1210+2 C1215+1 D1201', pairs: 'AD BC' },
    { says: 'provisional players meet each other first', queue: 'A1200p+3 B1201+2 C1260p+1', pairs: 'AC' },
    { says: 'and others when there is none', queue: 'A1200p+3 B1201+2', pairs: 'AB' },
    { says: 'not twice in a row while others wait', queue: 'A1200~B B1200~A C1500', pairs: '' },
    { says: 'but with somebody else', queue: 'A1200+2~B B1200+1~A C1220', pairs: 'AC' },
    { says: 'twice in a row when nobody else waits', queue: 'A1200~B B1200~A', pairs: 'AB' },
    { says: 'and when both have waited their fill', queue: 'A1200+65~B B1200+65~A C2000', pairs: 'AB' },
    { says: 'one side remembers', queue: 'A1200~B B1200 C1500', pairs: '' },
  ])('$says: $queue', ({ queue, pairs }) => {
    expect(pairsOf(queue)).toBe(pairs)
  })

  test('nobody whom they have met often enough today', () => {
    expect(pairsOf('A1200 B1200', ['AB'])).toBe('')
    expect(pairsOf('A1200+2 B1200+1 C1260', ['AB'])).toBe('AC')
  })
})
