import Matter from 'matter-js'
import { expect, test } from 'vitest'
import { streetCourt } from '../../src/index.ts'
import { createOpinionWorld, secondOpinion } from '../../src/second-opinion/index.ts'
import { seedNumbered } from '../../src/testing/index.ts'
import { askedAbout } from './asked-about.ts'

const asked = Array.from({ length: 300 }, (_, number) => askedAbout(seedNumbered(8), number))

test('a world that was used gives to the bit what a new one gives, whatever was in it', () => {
  const used = createOpinionWorld()
  for (const { court, bodies, launch } of asked) {
    expect(secondOpinion(court, bodies, launch, used)).toEqual(secondOpinion(court, bodies, launch))
  }
  for (const { court, bodies, launch } of asked.toReversed()) {
    expect(secondOpinion(court, bodies, launch, used)).toEqual(secondOpinion(court, bodies, launch))
  }
})

/** Matter-js as it comes: a ball that falls on a floor and comes to rest on it. */
const fall = (): readonly number[] => {
  const engine = Matter.Engine.create()
  const ball = Matter.Bodies.circle(100, 0, 20, { restitution: 0.5 })
  Matter.Composite.add(engine.world, [ball, Matter.Bodies.rectangle(100, 300, 400, 40, { isStatic: true })])
  return Array.from({ length: 120 }, () => {
    Matter.Engine.update(engine, 1000 / 60)
    return ball.position.y
  })
}

test('others in the process who use matter-js notice nothing', () => {
  const modules = [
    Matter.Engine,
    Matter.Detector,
    Matter.Collision,
    Matter.Pair,
    Matter.Pairs,
    Matter.Resolver,
  ]
  const before = modules.map((module) => Object.entries(module))
  const fallen = fall()
  for (const { court, bodies, launch } of asked.slice(0, 20)) secondOpinion(court, bodies, launch)
  expect(modules.map((module) => Object.entries(module))).toEqual(before)
  expect(fall()).toEqual(fallen)
  expect(fallen.at(-1)).toBeGreaterThan(250)
})

test('nobody moves: nothing happens', () => {
  const { bodies } = asked[0] ?? { bodies: [] }
  const { rest, contacts, bounded } = secondOpinion(streetCourt, bodies, { body: 0, vx: 0, vy: 0 })
  expect(rest).toEqual(bodies.map(({ at }) => at))
  expect(contacts).toEqual([])
  expect(bounded).toBe(false)
})
