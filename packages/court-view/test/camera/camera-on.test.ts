import fc from 'fast-check'
import { bodyOf, launchOf, positionAt, simulate, streetCourt } from '@skelly/engine'
import { expect, test } from 'vitest'
import { cameraOn } from '../../src/camera/camera-on.ts'
import { COURT_MARGIN } from '../../src/drawing/court-drawing.tsx'
import type { ShotClock, ShownShot } from '../../src/shot/shown-shot.ts'
import { streetOf } from '../../src/street.ts'

const BODIES = [bodyOf('tar', { x: 500, y: 1000 }, 100), bodyOf('candle', { x: 500, y: 850 }, 100)]
const running: ShotClock = { kind: 'running', startedAt: 0, rate: 1 }
/** A court of 390 CSS pixels. */
const PHONE = 2.6

const shotOf = (dx: number, strength: number, clock: ShotClock = running): ShownShot => ({
  id: 'one',
  trace: simulate(streetCourt, BODIES, launchOf({ dx, dy: -1000, strength }, 'tar', 0)),
  bodies: BODIES,
  pieceIds: ['ana', 'ben'],
  clock,
})

test('on a phone it goes near a shot that stays in a corner', () => {
  expect(cameraOn(streetCourt, shotOf(0, 300), PHONE)?.zoom).toBeGreaterThan(1.2)
})

test('all that rolls is in view all the time, and no more than the street is shown', () => {
  const street = streetOf(streetCourt)
  const parts = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(
      fc.integer({ min: -900, max: 900 }),
      fc.integer({ min: 200, max: 1000 }),
      parts,
      (dx, strength, part) => {
        const shot = shotOf(dx, strength)
        const camera = cameraOn(streetCourt, shot, PHONE)
        if (camera === null) return
        const shown = 1 / camera.zoom
        expect(camera.left).toBeGreaterThanOrEqual(0)
        expect(camera.top).toBeGreaterThanOrEqual(0)
        expect(camera.left + shown).toBeLessThanOrEqual(1 + 1e-9)
        expect(camera.top + shown).toBeLessThanOrEqual(1 + 1e-9)
        for (const body of BODIES.keys()) {
          if (shot.trace.segments[body]?.length === 0) continue
          const { x, y } = positionAt(shot.trace, BODIES, body, part * shot.trace.duration)
          const [across, down] = [(x + COURT_MARGIN) / street.width, (y + COURT_MARGIN) / street.height]
          const rim = 16 / street.width
          expect(across - rim).toBeGreaterThanOrEqual(camera.left - 1e-9)
          expect(across + rim).toBeLessThanOrEqual(camera.left + shown + 1e-9)
          expect(down - rim).toBeGreaterThanOrEqual(camera.top - 1e-9)
          expect(down + rim).toBeLessThanOrEqual(camera.top + shown + 1e-9)
        }
      },
    ),
  )
})

test.each<{ why: string; shot: ShownShot | null; mmPerPx: number }>([
  { why: 'nothing rolls', shot: null, mmPerPx: PHONE },
  { why: 'the court is large', shot: shotOf(0, 300), mmPerPx: 1.3 },
  { why: 'a moment is held', shot: shotOf(0, 300, { kind: 'held', time: 0.1 }), mmPerPx: PHONE },
  { why: 'it is over at once', shot: shotOf(0, 300, { ...running, rate: 4 }), mmPerPx: PHONE },
  { why: 'it goes all over the court', shot: shotOf(700, 1000), mmPerPx: PHONE },
])('it stays where it is when $why', ({ shot, mmPerPx }) => {
  expect(cameraOn(streetCourt, shot, mmPerPx)).toBeNull()
})
