import { describe, expect, test } from 'vitest'
import { simulate, streetCourt, type Body, type Court } from '../../src/index.ts'
import { referenceOf } from '../../src/testing/index.ts'
import { capAt, velocityAfter } from '../physics/table.ts'
import { asTheReference, meetingsIn } from './as-the-reference.ts'

const SPEED = 2400

/** Angles between the direction of a cap and the line from its centre to what it grazes, when they touch. */
const angles = [
  { degrees: 89.9, touches: true },
  { degrees: 89.99, touches: true },
  { degrees: 89.999, touches: true },
  { degrees: 89.9999, touches: true },
  { degrees: 90, touches: false },
  { degrees: 90.0001, touches: false },
  { degrees: 90.001, touches: false },
  { degrees: 90.01, touches: false },
]

/** How far aside a cap passes whose way would meet the circle at that angle; as far beyond it for those above 90°. */
const asideAt = (degrees: number, reach: number): number => {
  const short = reach * (1 - Math.sin((degrees * Math.PI) / 180))
  return degrees > 90 ? reach + short : reach - short
}

/** A cap on its way along x that passes something at (600, 650) so far aside; from there it goes on without a hit. */
const passes = (aside: number): Body => capAt(300, 650 - aside)

/** `share`: how much of the change of speed is the moving cap's own, 1 where the other never moves. */
const targets: readonly {
  readonly what: string
  readonly reach: number
  readonly restitution: number
  readonly share: number
  readonly court: Court
  readonly bodies: readonly Body[]
}[] = [
  {
    what: 'a resting cap',
    reach: 32,
    restitution: 0.8,
    share: 0.75,
    court: streetCourt,
    bodies: [capAt(600, 650, 'tar')],
  },
  {
    what: 'a post',
    reach: 24,
    restitution: 0.75,
    share: 1,
    court: { ...streetCourt, posts: [{ at: { x: 600, y: 650 }, radius: 8 }] },
    bodies: [],
  },
  {
    what: 'the end of a wall piece',
    reach: 16,
    restitution: 0.7,
    share: 1,
    court: { ...streetCourt, walls: [{ from: { x: 600, y: 650 }, to: { x: 600, y: 900 } }] },
    bodies: [],
  },
]

describe.each(targets)('a cap passes $what', ({ reach, restitution, share, court, bodies }) => {
  test.each(angles)('at $degrees°, from afar', ({ degrees, touches }) => {
    const aside = asideAt(degrees, reach)
    // The normal hangs on the root of a small difference: 1e-13 mm aside are up to 1e-7 rad, of a speed near 0.
    const trace = asTheReference(court, [passes(aside), ...bodies], { body: 0, vx: SPEED, vy: 0 }, 1e-9)
    expect(meetingsIn(trace).some((meeting) => meeting !== 'A edge')).toBe(touches)
    if (!touches) return
    // By hand: what closes in is v·cos; what separates is a part of it, but 1 mm/s at least.
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
    const closing = Math.sqrt(SPEED * SPEED - 2 * 2500 * (300 - reach * cos)) * cos
    const change = (closing + Math.max(restitution * closing, 1)) * share
    const [, vy] = velocityAfter(trace, 0, 1)
    expect(vy / (-change * sin)).toBeCloseTo(1, 4)
  })

  test.each(angles)('at $degrees°, from where it touches it', ({ degrees, touches }) => {
    const radians = (degrees * Math.PI) / 180
    const direction = { vx: SPEED * Math.sin(radians), vy: SPEED * Math.cos(radians) }
    const trace = asTheReference(court, [capAt(600, 650 - reach), ...bodies], { body: 0, ...direction })
    expect(trace.contacts.some(({ time, kind }) => time === 0 && kind !== 'edge')).toBe(touches)
  })
})

describe('both move: the struck cap comes back off the edge and passes its striker', () => {
  /** The striker meets the other so far off its middle; the further, the wider it passes on its way back. */
  const passing = (
    off: number,
  ): readonly [Court, readonly Body[], { body: number; vx: number; vy: number }] => [
    streetCourt,
    [capAt(840, 650, 'tar'), capAt(840 + Math.sqrt(1024 - off * off), 650 + off)],
    { body: 0, vx: SPEED, vy: 0 },
  ]
  const meetAgain = (names: readonly string[]): boolean => names.filter((name) => name === 'AB').length > 1
  const inReference = (off: number): boolean =>
    referenceOf(...passing(off)).contacts.filter(({ kind }) => kind === 'cap').length > 1

  /** Where the reference goes from meeting again to passing by, to the last bit of a double. */
  const brink = (): number => {
    let [meets, passesBy] = [1, 16]
    for (let step = 0; step < 60; step += 1) {
      const middle = (meets + passesBy) / 2
      if (inReference(middle)) meets = middle
      else passesBy = middle
    }
    return meets
  }

  test('when they meet again, the striker still slides', () => {
    const trace = simulate(...passing(brink() - 1e-3))
    const again = trace.contacts.filter(({ kind }) => kind === 'cap')[1]?.time ?? NaN
    const before = trace.segments[0]?.findLast(({ start }) => start < again)
    expect((before?.start ?? NaN) + (before?.speed ?? NaN) / 1800).toBeGreaterThan(again + 0.01)
  })

  test('it meets again or passes by on the same side of the brink as in the reference', () => {
    const at = brink()
    expect([inReference(1), inReference(16)]).toEqual([true, false])
    for (const hair of [1e-3, 1e-5, 1e-7, 1e-8, 3e-9, 1e-9, 1e-10]) {
      const [inside, outside] = [simulate(...passing(at - hair)), simulate(...passing(at + hair))]
      expect([hair, meetAgain(meetingsIn(inside)), meetAgain(meetingsIn(outside))]).toEqual([
        hair,
        true,
        false,
      ])
    }
  })

  test.each([1e-3, 1e-5, 1e-7, 1e-8, 3e-9])(
    '%d mm within the brink it leaves as the reference does',
    (hair) => {
      const at = brink()
      // Nearly a double root of the quartic: physics.md's bound for any shot.
      asTheReference(...passing(at - hair), 1e-7)
      asTheReference(...passing(at + hair), 1e-9)
    },
  )
})
