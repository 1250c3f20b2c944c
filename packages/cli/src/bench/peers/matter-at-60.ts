import { RESTITUTION, type Body as Cap, type Court } from '@skelly/engine'
import Matter, { type Body, type Engine as World, type IEventCollision } from 'matter-js'
import type { Peer } from './peer.ts'
import { slowed, stepToRest } from './step-to-rest.ts'

/**
 * matter-js as it comes: 60 steps a second, its default and the longest that it advises, its own circles (polygons of
 * 16 sides), its own iterations (6 for places, 4 for velocities), lengths in mm where it expects pixels. Set through
 * its options and events is what the game prescribes: no gravity, no air, no friction between bodies, no spin, the
 * restitutions (it takes the larger of two, so the edge's is set when a contact starts), the constant friction with
 * the street before each step. A world is made for each shot, as its examples do for each scene.
 */
export const matterAt60 = (): Peer => {
  return ({ court, bodies, launch }) => {
    const engine = Matter.Engine.create({ gravity: { x: 0, y: 0, scale: 0 } })
    const caps = bodies.map(capOf)
    Matter.Composite.add(engine.world, [...edgesOf(court), ...caps])
    Matter.Events.on(engine, 'collisionStart', bounceOffEdges)
    const launched = caps[launch.body]
    if (launched !== undefined) push(launched, launch.vx * STEP, launch.vy * STEP)
    const step = (): unknown => Matter.Engine.update(engine, STEP * 1000)
    stepToRest({ step, brake: (time) => brake(caps, bodies, time) }, STEP)
    return caps.map(({ position }) => ({ x: position.x, y: position.y }))
  }
}

const brake = (caps: readonly Body[], bodies: readonly Cap[], time: number): boolean => {
  let isMoving = false
  for (const [index, { deceleration }] of bodies.entries()) {
    const cap = caps[index]
    if (cap === undefined || cap.speed === 0) continue
    const { x, y } = Matter.Body.getVelocity(cap)
    const left = slowed(Math.sqrt(x * x + y * y), deceleration * time * STEP)
    push(cap, x * left, y * left)
    isMoving ||= left > 0
  }
  return isMoving
}

const push = (cap: Body, x: number, y: number): void => {
  Matter.Body.setVelocity(cap, Matter.Vector.create(x, y))
}

const capOf = ({ at, radius, mass }: Cap): Body =>
  Matter.Bodies.circle(at.x, at.y, radius, {
    ...SMOOTH,
    restitution: RESTITUTION.cap,
    mass,
    inertia: Infinity,
  })

/** Four blocks round the court. */
const edgesOf = ({ width, height }: Court): Body[] => [
  edge(width / 2, -THICK / 2, width + 2 * THICK, THICK),
  edge(width / 2, height + THICK / 2, width + 2 * THICK, THICK),
  edge(-THICK / 2, height / 2, THICK, height + 2 * THICK),
  edge(width + THICK / 2, height / 2, THICK, height + 2 * THICK),
]

const edge = (x: number, y: number, width: number, height: number): Body =>
  Matter.Bodies.rectangle(x, y, width, height, { ...SMOOTH, isStatic: true })

const bounceOffEdges = ({ pairs }: IEventCollision<World>): void => {
  for (const pair of pairs)
    if (pair.bodyA.isStatic || pair.bodyB.isStatic) pair.restitution = RESTITUTION.edge
}

/** Seconds; matter-js counts speeds in lengths a sixtieth of a second, and steps in milliseconds. */
const STEP = 1 / 60

/** mm. A cap goes no further than 60 mm in a step, so that none gets through. */
const THICK = 200

const SMOOTH = { friction: 0, frictionStatic: 0, frictionAir: 0 } as const
