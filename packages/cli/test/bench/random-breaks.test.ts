import { CAP_RADIUS, FILLS, GRIPS, mayLieAt, type Body } from '@skelly/engine'
import { describe, expect, test } from 'vitest'
import { randomBreaks } from '../../src/bench/scenes/random-breaks.ts'

const breaks = randomBreaks('test', 500, 4)

describe('random breaks', () => {
  test('are the same for the same name, and others for another', () => {
    expect(randomBreaks('test', 500, 4)).toEqual(breaks)
    expect(randomBreaks('other', 500, 4)).not.toEqual(breaks)
  })

  test('have the caps asked for, none over another or off the court', () => {
    for (const { court, bodies } of breaks) {
      expect(bodies).toHaveLength(4)
      bodies.forEach((body, index) => {
        expect(mayLieAt(court, body, bodies.toSpliced(index, 1))).toBe(true)
      })
    }
  })

  test('have all fills and all grips', () => {
    const decelerations = Object.values(FILLS).flatMap(({ deceleration }) =>
      GRIPS.map((grip) => (deceleration * grip) / 100),
    )
    const drawn = breaks.flatMap(({ bodies }) => bodies.map(({ deceleration }) => deceleration))
    expect(new Set(drawn)).toEqual(new Set(decelerations))
  })

  test('start at 600 to 3,400 mm/s, or as fast as a fill goes', () => {
    const speeds = breaks.map(({ launch }) => Math.hypot(launch.vx, launch.vy))
    // A flick's strength is a whole thousandth.
    expect(Math.min(...speeds)).toBeGreaterThan(598)
    expect(Math.max(...speeds)).toBeLessThan(3402)
  })

  test('are aimed so that the way leads over another cap', () => {
    for (const { bodies, launch } of breaks) {
      const [flicked, ...others] = bodies
      expect(others.some((other) => flicked !== undefined && isInTheWay(flicked, launch, other))).toBe(true)
    }
  })
})

const isInTheWay = (
  from: Body,
  { vx, vy }: { readonly vx: number; readonly vy: number },
  to: Body,
): boolean => {
  const x = to.at.x - from.at.x
  const y = to.at.y - from.at.y
  const aside = Math.abs(x * vy - y * vx) / Math.hypot(vx, vy)
  return aside < 2 * CAP_RADIUS && x * vx + y * vy > 0
}
