import { CAP_RADIUS, FILLS, GRIPS, mayLieAt, type Body } from '@skelly/engine'
import { describe, expect, test } from 'vitest'
import { BREAKING, randomShots } from '../../src/bench/scenes/random-shots.ts'

const shots = randomShots('test', 500, 4, BREAKING)

describe('random shots', () => {
  test('are the same for the same name, and others for another', () => {
    expect(randomShots('test', 500, 4, BREAKING)).toEqual(shots)
    expect(randomShots('other', 500, 4, BREAKING)).not.toEqual(shots)
  })

  test('have the caps asked for, none over another or off the court', () => {
    for (const { court, bodies } of shots) {
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
    const drawn = shots.flatMap(({ bodies }) => bodies.map(({ deceleration }) => deceleration))
    expect(new Set(drawn)).toEqual(new Set(decelerations))
  })

  test('are flicked at six tenths to the whole of what the fill allows', () => {
    const strengths = shots.map(({ bodies: [flicked], launch: { vx, vy } }) => {
      const fill = Object.values(FILLS).find(({ mass }) => mass === flicked?.mass)
      return (1000 * Math.hypot(vx, vy)) / (fill?.fastest ?? NaN)
    })
    expect(Math.min(...strengths)).toBeGreaterThan(599.9)
    expect(Math.min(...strengths)).toBeLessThan(610)
    expect(Math.max(...strengths)).toBeGreaterThan(990)
    expect(Math.max(...strengths)).toBeLessThan(1000.1)
  })

  test('are aimed so that the way leads over another cap', () => {
    for (const { bodies, launch } of shots) {
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
