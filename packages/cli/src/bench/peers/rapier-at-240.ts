import {
  CoefficientCombineRule,
  ColliderDesc,
  RigidBodyDesc,
  World,
  init,
  type RigidBody,
} from '@dimforge/rapier2d-deterministic-compat'
import { CAP_RADIUS, RESTITUTION, type Body as Cap, type Court } from '@skelly/engine'
import type { Peer } from './peer.ts'
import { slowed, stepToRest } from './step-to-rest.ts'

/**
 * Rapier, the build that gives the same bits everywhere, at 240 steps a second with its own iterations (4), continuous
 * collision detection on for every cap, the edge four blocks (faster here than half-planes, and no less exact).
 * Lengths are mm; it is told that a cap's width is the usual length. The edge's restitution counts where a cap meets
 * it (by the rule of the smaller of two, which outranks the caps' own). A cap that stands is put to sleep at once.
 * Soft detection, other length units, prediction distances and contact frequencies, and more sub-steps were tried:
 * none of them places the caps twice as well, for a cap never goes so far in a step that it could pass through another.
 */
export const rapierAt240 = async (): Promise<Peer> => {
  await init()
  return ({ court, bodies, launch }) => {
    const world = worldOf(court)
    const caps = bodies.map((body) => capOf(world, body))
    caps[launch.body]?.setLinvel({ x: launch.vx, y: launch.vy }, true)
    const step = (): void => {
      world.step()
    }
    stepToRest({ step, brake: (time) => brake(caps, bodies, time) }, STEP)
    const rest = caps.map((cap) => cap.translation({ x: 0, y: 0 }))
    world.free()
    return rest
  }
}

const brake = (caps: readonly RigidBody[], bodies: readonly Cap[], time: number): boolean => {
  let isMoving = false
  for (const [index, { deceleration }] of bodies.entries()) {
    const cap = caps[index]
    if (cap === undefined || cap.isSleeping()) continue
    const { x, y } = cap.linvel()
    const left = slowed(Math.sqrt(x * x + y * y), deceleration * time)
    cap.setLinvel({ x: x * left, y: y * left }, false)
    if (left === 0) cap.sleep()
    isMoving ||= left > 0
  }
  return isMoving
}

const worldOf = ({ width, height }: Court): World => {
  const world = new World({ x: 0, y: 0 })
  world.timestep = STEP
  world.lengthUnit = 2 * CAP_RADIUS
  edge(world, width / 2, -THICK, width / 2 + 2 * THICK, THICK)
  edge(world, width / 2, height + THICK, width / 2 + 2 * THICK, THICK)
  edge(world, -THICK, height / 2, THICK, height / 2 + 2 * THICK)
  edge(world, width + THICK, height / 2, THICK, height / 2 + 2 * THICK)
  return world
}

/** A block round (x, y) that reaches so far to each side. */
const edge = (world: World, x: number, y: number, reachX: number, reachY: number): void => {
  world.createCollider(
    ColliderDesc.cuboid(reachX, reachY)
      .setTranslation(x, y)
      .setFriction(0)
      .setRestitution(RESTITUTION.edge)
      .setRestitutionCombineRule(CoefficientCombineRule.Min),
  )
}

const capOf = (world: World, { at, radius, mass }: Cap): RigidBody => {
  const cap = world.createRigidBody(
    RigidBodyDesc.dynamic().setTranslation(at.x, at.y).lockRotations().setCcdEnabled(true).setSleeping(true),
  )
  const shape = ColliderDesc.ball(radius).setMass(mass).setFriction(0).setRestitution(RESTITUTION.cap)
  world.createCollider(shape, cap)
  return cap
}

/** Seconds. */
const STEP = 1 / 240

/** mm */
const THICK = 100
