import { expect, test } from 'vitest'
import { BOTS_VERSION, botStream, chooseShot } from '../../src/bots/index.ts'
import { beforeSetDown } from '../../src/bots/skelly/before-set-down.ts'
import { plyOf, positionText, readPosition, seatAt, type Match, type SkellyState } from '../../src/index.ts'
import { seedNumbered, setupOf } from '../../src/testing/setup-of.ts'
import { A, matchAt } from './thinking-at.ts'

const heldByComputer = (line: string, seed: number): Match<SkellyState> => {
  const match = matchAt(line)
  const seats = match.setup.seats.map((seat) => ({ ...seat, computer: 'normal' as const }))
  const versions = { ...match.setup.versions, bots: BOTS_VERSION }
  return { ...match, setup: setupOf({ ...match.setup, versions, seats, seed: seedNumbered(seed) }) }
}

test('each seed, seat and ply has a stream of its own', () => {
  const streams = [
    botStream(seedNumbered(1), seatAt(0), plyOf(1)),
    botStream(seedNumbered(2), seatAt(0), plyOf(1)),
    botStream(seedNumbered(1), seatAt(1), plyOf(1)),
    botStream(seedNumbered(1), seatAt(0), plyOf(2)),
    // not the same digits put together otherwise
    botStream(seedNumbered(1), seatAt(1), plyOf(11)),
    botStream(seedNumbered(1), seatAt(11), plyOf(1)),
  ]
  expect(new Set(streams.map(String)).size).toBe(streams.length)
})

test('the table before a set-down is the one on which the turn began', () => {
  const position = readPosition('A@70,1150>1? B@150,1190>1? | A in START from 90,1190')
  if (!position.ok) throw new Error(position.refusal)
  expect(positionText(beforeSetDown(position.value))).toBe('A@90,1190>1? B@150,1190>1? | A in START')
  const aiming = readPosition('A@70,1150>1 B@150,1190>1? | A')
  expect(aiming.ok && beforeSetDown(aiming.value)).toBe(aiming.ok && aiming.value)
})

test('wherever the cap has been put meanwhile, the answer is the same', () => {
  const chosen = []
  for (let seed = 0; seed < 12; seed += 1) {
    const began = chooseShot(heldByComputer('A@62,1142>1? B@150,1190>1? | A in START', seed), A)
    const put = chooseShot(heldByComputer('A@300,1240>1? B@150,1190>1? | A in START from 62,1142', seed), A)
    expect(put).toEqual(began)
    chosen.push(began.setDown)
  }
  // some flick from where the cap lay: these would be others from where it has been put
  expect(chosen.includes(null)).toBe(true)
})

test('only for a computer player on its turn', () => {
  expect(() => chooseShot(matchAt('A@500,700>3 B@500,300>3 | A'), A)).toThrow('no computer player')
  expect(() => chooseShot(heldByComputer('A@500,700>3 B@500,300>3 | B', 1), A)).toThrow('not on turn')
})
