import { expect, test } from 'vitest'
import { simulate } from '../../src/index.ts'
import { accuracyOf, referenceOf } from '../../src/testing/index.ts'
import { extremeScene } from '../scenes/extreme-scene.ts'
import { shotOf } from '../scenes/scene.ts'
import { asTheReference } from './as-the-reference.ts'

const SCENES = 300

/** Caps in lanes and cells that they fill to the last hair, struck from 460 to 1,500 times; the last one is held fast. */
const STORMS = [18, 36, 85, 2275]

/** Across gaps of hairs each contact magnifies the last bits by ten thousands: beyond this no double can follow. */
const CONTACTS = 100

test('scenes that physics is likely to trip on come out as the reference has them, contact for contact', () => {
  const errors: number[] = []
  for (let number = 0; number < SCENES; number += 1) {
    const { court, bodies, launch } = shotOf(extremeScene(number))
    const trace = simulate(court, bodies, launch)
    if (trace.contacts.length > CONTACTS) continue
    const { error, sameContacts } = accuracyOf(trace, bodies, referenceOf(court, bodies, launch))
    expect({ number, sameContacts }).toEqual({ number, sameContacts: true })
    errors.push(error)
  }
  expect(errors.length).toBeGreaterThan(SCENES / 2)
  const sorted = errors.toSorted((one, other) => one - other)
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(1e-12)
  expect(sorted[Math.floor(sorted.length * 0.99)]).toBeLessThan(1e-7)
})

test.each(STORMS)('a storm of contacts blows over as in the reference: scene %d', (number) => {
  const { court, bodies, launch } = shotOf(extremeScene(number))
  const trace = asTheReference(court, bodies, launch, 1e-9)
  expect(trace.contacts.length).toBeGreaterThan(400)
})
