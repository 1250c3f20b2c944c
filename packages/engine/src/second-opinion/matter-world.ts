import Matter from 'matter-js'
import { setVelocity, slowDown, type Cap } from './cap.ts'
import type { Strike } from './strike.ts'

declare module 'matter-js' {
  interface Body {
    /** Where it was a step ago: matter knows a velocity as the way since then, gone in `deltaTime`. */
    positionPrev: Vector
    /** Milliseconds of the last step. */
    deltaTime: number
  }
  interface Pair {
    contactCount: number
  }
}

/**
 * A world of matter-js, which moves the caps and exchanges their impulses. It has no gravity, drag, sleep or spin. What
 * touches, and how much the street slows a cap down, it is told through an event of its own engine: nothing of the
 * library is patched, and other worlds in the process are none the wiser.
 */
export interface MatterWorld {
  readonly engine: Matter.Engine
  /** Matter's bodies of the caps, by their index. */
  readonly bodies: Matter.Body[]
  /** All that never moves is one body to the resolver, at rest and of infinite mass. */
  readonly ground: Matter.Body
  /** The two bodies that exchange an impulse, as the resolver wants to see them. */
  readonly pair: Matter.Pair
  readonly contact: Matter.Contact
  caps: readonly Cap[]
  /** The length of the step at hand. */
  seconds: number
}

/** @param whenMoved called in each step once the caps have moved, where matter would look for contacts by itself */
export const createMatterWorld = (whenMoved: () => void): MatterWorld => {
  const engine = Matter.Engine.create({
    gravity: { x: 0, y: 0, scale: 0 },
    positionIterations: 0,
    velocityIterations: 0,
  })
  const ground = createBody(true)
  const vertex = Object.assign(Matter.Vector.create(), { index: 0, body: ground, isInternal: false })
  const contact = Matter.Contact.create(vertex)
  const pair = Matter.Pair.create(Matter.Collision.create(ground, ground), 0)
  pair.contacts = [contact]
  pair.contactCount = 1
  // matter makes whatever is static rough
  pair.friction = 0
  const world: MatterWorld = { engine, bodies: [], ground, pair, contact, caps: [], seconds: 0 }
  Matter.Events.on(engine, 'beforeSolve', () => {
    for (const cap of world.caps) takeOver(world, cap)
    whenMoved()
  })
  return world
}

/** Puts these caps into the world as they are, and nothing else: what was in it before leaves no trace. */
export const populate = (world: MatterWorld, caps: readonly Cap[]): void => {
  const { engine, bodies } = world
  world.caps = caps
  for (const body of bodies.splice(caps.length)) Matter.Composite.remove(engine.world, body)
  while (bodies.length < caps.length) {
    const body = createBody(false)
    bodies.push(body)
    Matter.Composite.add(engine.world, body)
  }
  // keeps the bodies from the engine's own detector, which would take the caps for polygons
  engine.world.isModified = false
  for (const cap of caps) {
    const body = bodyOf(world, cap)
    Matter.Body.setMass(body, cap.mass)
    body.position.x = cap.x
    body.position.y = cap.y
  }
}

/** The longest step that matter-js advises, in seconds. */
export const FRAME = 1 / 60

/** Lets everything slide for so many seconds: a frame at most, and not beyond the next contact or stop. */
export const advance = (world: MatterWorld, seconds: number): void => {
  world.seconds = seconds
  for (const cap of world.caps) {
    // Its speed on the mean of the step: matter itself knows no friction that is constant.
    const part = cap.speed === 0 ? 0 : 1 - (0.5 * cap.deceleration * seconds) / cap.speed
    show(bodyOf(world, cap), cap.vx * part, cap.vy * part)
  }
  Matter.Engine.update(world.engine, Math.min(seconds * 1000, 1000 / 60))
}

/**
 * Lets matter's resolver make the two part at their rebound speed, as far as nothing has to pull for it. Returns by how
 * much that changed the impulse that they have exchanged.
 */
export const exchange = (world: MatterWorld, strike: Strike): number => {
  const { pair, contact } = world
  const closing = present(world, strike)
  if (closing === 0) return 0
  // Matter takes the closing speed 1 + restitution times: this restitution leaves the rebound.
  pair.restitution = strike.rebound / closing
  contact.normalImpulse = -strike.impulse
  Matter.Resolver.solveVelocity([pair], RESTING)
  const change = -contact.normalImpulse - strike.impulse
  strike.impulse += change
  return change
}

/** Takes up the velocities that the exchanges have left. */
export const recall = (world: MatterWorld, { cap, against }: Strike): void => {
  recallCap(world, cap)
  if (against.kind === 'cap') recallCap(world, against)
}

/** Lays a strike before the resolver; answers the speed with which the two close in. */
const present = (world: MatterWorld, { cap, against, nx, ny }: Strike): number => {
  const { pair, contact } = world
  const { collision } = pair
  const one = bodyOf(world, cap)
  const two = against.kind === 'cap' ? bodyOf(world, against) : world.ground
  collision.parentA = one
  collision.parentB = two
  collision.normal.x = collision.tangent.y = nx
  collision.normal.y = ny
  collision.tangent.x = -ny
  contact.vertex.x = cap.x - nx * cap.radius
  contact.vertex.y = cap.y - ny * cap.radius
  pair.inverseMass = one.inverseMass + two.inverseMass
  return -speedAlong(one, nx, ny) + speedAlong(two, nx, ny)
}

const speedAlong = ({ position, positionPrev }: Matter.Body, nx: number, ny: number): number =>
  (position.x - positionPrev.x) * nx + (position.y - positionPrev.y) * ny

/** After the step: where the cap is now, and the velocity that friction left it. */
const takeOver = (world: MatterWorld, cap: Cap): void => {
  const body = bodyOf(world, cap)
  cap.x = body.position.x
  cap.y = body.position.y
  slowDown(cap, world.seconds)
  show(body, cap.vx, cap.vy)
}

/** Shows matter a velocity, as the way of a whole second: that of a short step would be lost in rounding. */
const show = (body: Matter.Body, vx: number, vy: number): void => {
  body.deltaTime = 1000
  body.positionPrev.x = body.position.x - vx
  body.positionPrev.y = body.position.y - vy
}

const recallCap = (world: MatterWorld, cap: Cap): void => {
  const { position, positionPrev } = bodyOf(world, cap)
  setVelocity(cap, position.x - positionPrev.x, position.y - positionPrev.y)
}

const bodyOf = ({ bodies }: MatterWorld, { index }: Cap): Matter.Body => {
  const body = bodies[index]
  if (body === undefined) throw new RangeError(`there is no cap ${String(index)} in the world`)
  return body
}

/** A body without spin and friction. Its hull is never looked at. */
const createBody = (isStatic: boolean): Matter.Body =>
  Matter.Body.create({
    isStatic,
    inertia: Infinity,
    friction: 0,
    frictionStatic: 0,
    frictionAir: 0,
    slop: 0,
  })

/**
 * A step's length at which everything that caps reach counts as slow: the resolver then keeps what two have exchanged
 * and may take it back, as several contacts at once need it.
 */
const RESTING = 1e6
