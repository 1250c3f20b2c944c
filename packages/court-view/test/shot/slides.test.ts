import { expect, test } from 'vitest'
import { restsAt } from '../../src/shot/show-shot.ts'
import { slidesOf } from '../../src/shot/slides.ts'
import { BODIES, shotWith, TRACE } from './one-shot.ts'

const RUNNING = { kind: 'running', startedAt: 5000, rate: 1 } as const
const [contact] = TRACE.contacts
const hitAt = (contact?.time ?? 0) * 1000

test('both caps slide: one from the launch on, the other from the knock on, until each lies still', () => {
  const [ana, ben] = slidesOf(shotWith(RUNNING))
  expect(ana).toMatchObject({ pieceId: 'ana', mass: 3 })
  expect(ana?.marks[0]).toMatchObject({ at: 0, speed: TRACE.segments[0]?.[0]?.speed })
  expect(ben?.marks[0]?.at).toBeCloseTo(hitAt, 6)
  for (const slide of [ana, ben]) expect(slide?.marks.at(-1)?.speed).toBeCloseTo(0, 3)
  const last = Math.max(...[ana, ben].map((slide) => slide?.restsAt ?? 0))
  expect(last).toBeCloseTo((restsAt(shotWith(RUNNING)) ?? 0) - 5000, 6)
  expect([ana?.rest, ben?.rest]).toEqual(TRACE.rest)
})

test('its speed is the one that physics gives it, before and after the knock', () => {
  const [ana] = slidesOf(shotWith(RUNNING))
  const [before, after] = ana?.marks.filter(({ at }) => Math.abs(at - hitAt) < 1e-6) ?? []
  const [first, second] = TRACE.segments[0] ?? []
  const slowed = (BODIES[0]?.deceleration ?? 0) * (contact?.time ?? 0)
  expect(before?.speed).toBeCloseTo((first?.speed ?? 0) - slowed, 6)
  expect(after?.speed).toBeCloseTo(second?.speed ?? 0, 6)
})

test('shown four times as fast it is over in a quarter of the time; held still nothing slides', () => {
  const [slow, fast] = [1, 4].map((rate) => slidesOf(shotWith({ ...RUNNING, rate })))
  expect(fast?.[1]?.marks[0]?.at).toBeCloseTo((slow?.[1]?.marks[0]?.at ?? 0) / 4, 6)
  expect(fast?.[0]?.marks[0]?.speed).toBeCloseTo((slow?.[0]?.marks[0]?.speed ?? 0) * 4, 6)
  expect(slidesOf(shotWith({ kind: 'held', time: 0.1 }))).toEqual([])
})

test('in slow motion a cap is seen to slide as slowly as it is shown', () => {
  const slowAt = [contact?.time ?? 0]
  const [ana] = slidesOf(shotWith({ ...RUNNING, slowAt }))
  const [usual] = slidesOf(shotWith(RUNNING))
  const after = (slide: typeof ana) =>
    slide?.marks.find(({ speed }, place) => place > 0 && speed < (slide.marks[place - 1]?.speed ?? 0) * 0.5)
  expect(Math.max(...(ana?.marks.map(({ at }) => at) ?? []))).toBeGreaterThan(usual?.restsAt ?? 0)
  expect(after(ana)).toBeDefined()
})
