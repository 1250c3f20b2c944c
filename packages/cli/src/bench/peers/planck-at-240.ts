import { RESTITUTION, SMALLEST_REBOUND, type Body as Cap, type Court } from '@skelly/engine'
import { Chain, Circle, Settings, World, type Body, type Contact } from 'planck'
import type { Peer } from './peer.ts'
import { slowed, stepToRest } from './step-to-rest.ts'

/**
 * planck (Box2D) at 240 steps a second with its own iterations (8 for velocities, 3 for places), the caps bullets, so
 * that they are stopped at the time of impact with one another too, the edge one chain. Lengths are mm, of which 10
 * count for one of its metres: that puts caps and speeds where it works best. Through its settings its threshold
 * below which nothing bounces is the game's smallest rebound, and its slop a hundredth of a millimetre, at no cost in
 * speed. The edge's restitution is set when a contact starts (it takes the larger of two). A cap that stands is put
 * to sleep at once.
 */
export const planckAt240 = (): Peer => {
  Settings.lengthUnitsPerMeter = UNITS
  Settings.velocityThreshold = SMALLEST_REBOUND / UNITS
  Settings.linearSlop = SLOP / UNITS
  return ({ court, bodies, launch }) => {
    const world = worldOf(court)
    const caps = bodies.map((body) => capOf(world, body))
    caps[launch.body]?.setLinearVelocity({ x: launch.vx, y: launch.vy })
    const step = (): void => {
      world.step(STEP)
    }
    stepToRest({ step, brake: (time) => brake(caps, bodies, time) }, STEP)
    return caps.map((cap) => ({ x: cap.getPosition().x, y: cap.getPosition().y }))
  }
}

const brake = (caps: readonly Body[], bodies: readonly Cap[], time: number): boolean => {
  let isMoving = false
  for (const [index, { deceleration }] of bodies.entries()) {
    const cap = caps[index]
    if (cap?.isAwake() !== true) continue
    const { x, y } = cap.getLinearVelocity()
    const left = slowed(Math.sqrt(x * x + y * y), deceleration * time)
    if (left > 0) cap.setLinearVelocity({ x: x * left, y: y * left })
    else cap.setAwake(false)
    isMoving ||= left > 0
  }
  return isMoving
}

const worldOf = (court: Court) => {
  const world = new World({ gravity: { x: 0, y: 0 } })
  world.on('begin-contact', bounceOffEdges)
  // A chain has a skin, whose surface is to be the edge.
  const skin = Settings.polygonRadius * UNITS
  const right = court.width + skin
  const bottom = court.height + skin
  const corners = [
    { x: -skin, y: -skin },
    { x: right, y: -skin },
    { x: right, y: bottom },
    { x: -skin, y: bottom },
  ]
  world.createBody().createFixture({ shape: new Chain(corners, true), friction: 0 })
  return world
}

const capOf = (world: ReturnType<typeof worldOf>, { at, radius, mass }: Cap): Body => {
  const cap = world.createBody({
    type: 'dynamic',
    position: at,
    bullet: true,
    fixedRotation: true,
    awake: false,
  })
  const density = mass / (Math.PI * radius * radius)
  cap.createFixture({ shape: new Circle(radius), density, friction: 0, restitution: RESTITUTION.cap })
  return cap
}

const bounceOffEdges = (contact: Contact): void => {
  const isEdge = contact.getFixtureA().getBody().isStatic() || contact.getFixtureB().getBody().isStatic()
  if (isEdge) contact.setRestitution(RESTITUTION.edge)
}

/** Seconds. */
const STEP = 1 / 240

/** mm that count for one of planck's metres: caps of 1.6, a court of 100 by 130. */
const UNITS = 10

/** mm: how deep things may overlap before planck parts them. */
const SLOP = 0.01
