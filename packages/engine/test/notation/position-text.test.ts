import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { positionText, readPosition } from '../../src/notation/position-text.ts'
import { arbitraryPlay } from '../arbitrary-play.ts'

describe('a position on one line', () => {
  test.each([
    'A@90,1190>1? B@150,1190>1? | A in START',
    'A@70,1150>1? B.tar@150,1190>1?~ | A in START from 90,1190',
    'A.candle@40.5,40.0009765625<12/12 B.floor@400,400>4!2 C.crayon@500,500*/2 | B',
    'A@40,40>2 B@500,300>4/-!1 | A in 1',
    'A@300,300* B@300,100>9x C@1,1>3x D@5,5>2x | over A D B=C | out B=C D',
    'A@40,40>2 B@500,300>1 | A | on street 85',
    'A@40,40>2 B@500,300>1x C@2,2>1 | A | out B | on street 115',
  ])('%s', (line) => {
    const position = readPosition(line)
    expect(position).toMatchObject({ ok: true })
    expect(position.ok && positionText(position.value)).toBe(line)
  })

  test('comes back as it was, whatever was played', () => {
    fc.assert(
      fc.property(arbitraryPlay, ({ match: { state } }) => {
        expect(readPosition(positionText(state))).toEqual({ ok: true, value: state })
      }),
      { numRuns: 150 },
    )
  })

  test.each([
    { line: '', refusal: 'bad-caps' },
    { line: 'A@40,40 | A', refusal: 'bad-caps' },
    { line: 'B@40,40>2 | A', refusal: 'bad-caps' },
    { line: 'A@40,40.00001>2 | A', refusal: 'bad-caps' },
    { line: 'A@40,1e2>2 | A', refusal: 'bad-caps' },
    { line: 'A@40,40>14 | A', refusal: 'bad-caps' },
    { line: 'A@40,40<13 | A', refusal: 'bad-caps' },
    { line: 'A.gold@40,40>2 | A', refusal: 'bad-caps' },
    { line: 'A@40,40>2!3 | A', refusal: 'bad-caps' },
    { line: 'A@40,40>2', refusal: 'bad-turn' },
    { line: 'A@40,40>2 | B', refusal: 'bad-turn' },
    { line: 'A@40,40>2 | A in START from here', refusal: 'bad-turn' },
    { line: 'A@40,40>2 | over A a', refusal: 'bad-turn' },
    { line: 'A@40,40>2 | A | out a', refusal: 'bad-out' },
    { line: 'A@40,40>2 | A | in 5', refusal: 'bad-street' },
    { line: 'A@40,40>2 | A | on street', refusal: 'bad-street' },
    { line: 'A@40,40>2 | A | on street 90 | more', refusal: 'bad-street' },
    { line: 'A@40,40>2 | A | on street 90 physics', refusal: 'bad-street' },
    { line: 'A@40,40>2 | A | on street 90 physics 999', refusal: 'bad-street' },
  ])('$line is refused: $refusal', ({ line, refusal }) => {
    expect(readPosition(line)).toEqual({ ok: false, refusal })
  })
})
