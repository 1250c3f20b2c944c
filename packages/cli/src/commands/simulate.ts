import {
  CAP_RADIUS,
  GRID,
  bodyOf,
  courtNamed,
  hashWords,
  launchOf,
  mayLieAt,
  onGrid,
  parseFlick,
  simulate as simulateShot,
  touchedBy,
  type Court,
  type Point,
  type ShotTrace,
} from '@skelly/engine'
import { sceneSchema, type Scene } from '../input/scene-schema.ts'
import { jsonLines, type Answer } from '../json-lines.ts'
import { unusable, type Outcome } from '../outcome.ts'

/** `simulate [FILE]`: what physics makes of each scene, a line each. */
export const simulate = ([file]: readonly string[]): Promise<Outcome> => jsonLines(file, sceneSchema, shoot)

const shoot = (scene: Scene): Answer => {
  const ids = scene.caps.map(({ id }) => id)
  const shooter = scene.caps.find(({ id }) => id === scene.flick.cap)
  const court = courtOf(scene.court)
  const flick = parseFlick(scene.flick)
  if (court === null) return unusable(`court: there is none named ${JSON.stringify(scene.court)}`)
  if (new Set(ids).size !== ids.length) return unusable('caps: two have the same id')
  if (shooter === undefined) return unusable(`flick.cap: there is no cap ${scene.flick.cap}`)
  if (!flick.ok)
    return unusable('flick: whole numbers, dx and dy up to 2^20 and not both 0, strength 1 to 1000')
  const misplaced = scene.caps.find((_, place) => !mayLie(court, scene, place))
  if (misplaced !== undefined) return unusable(`caps: ${misplaced.id} overlaps something or is off the court`)
  const grip = Math.round(scene.grip * 100)
  const bodies = scene.caps.map(({ fill, at }) => bodyOf(fill, pointOf(at), grip))
  const body = scene.caps.indexOf(shooter)
  const trace = simulateShot(court, bodies, launchOf(flick.value, shooter.fill, body))
  return { kind: 'answer', value: told(trace, ids, body), word: trace.bounded ? BOUNDED : undefined }
}

/** An answer all the same, since this is what a game would do, but nobody should take it for an ordinary one. */
const BOUNDED = 'too many contacts in one shot: the caps were stopped where they were'

const courtOf = (court: Scene['court']): Court | null => {
  if (typeof court === 'string') return courtNamed(court)
  const { width, height } = court
  const posts = court.posts.map(([x, y, radius]) => ({ at: { x, y }, radius }))
  const walls = court.walls.map(([x1, y1, x2, y2]) => ({ from: { x: x1, y: y1 }, to: { x: x2, y: y2 } }))
  return { width, height, closed: true, boxes: [], skull: null, start: null, places: [], posts, walls }
}

const pointOf = ([x, y]: readonly [number, number]): Point => ({ x, y })

/** Caps that lie against each other were often placed by a sum that is a hair off. */
const HAIR = 1e-6

const mayLie = (court: Court, { caps }: Scene, place: number): boolean => {
  const [cap, ...others] = [...caps.slice(place), ...caps.slice(0, place)]
  if (cap === undefined) return true
  const discs = others.map(({ at }) => ({ at: pointOf(at), radius: CAP_RADIUS }))
  return mayLieAt(court, { at: pointOf(cap.at), radius: CAP_RADIUS - HAIR }, discs)
}

const told = (trace: ShotTrace, ids: readonly string[], body: number): unknown => {
  const name = (index: number): string => ids[index] ?? ''
  const rest = trace.rest.map(onGrid)
  const { contacts, duration } = trace
  return {
    rest: Object.fromEntries(rest.map(({ x, y }, index) => [name(index), [x, y]])),
    touched: touchedBy(trace, body).map(name),
    contacts: contacts.flatMap((hit) => (hit.kind === 'cap' ? [[hit.time, name(hit.a), name(hit.b)]] : [])),
    edges: contacts.flatMap((hit) => (hit.kind === 'edge' ? [[hit.time, name(hit.body)]] : [])),
    duration,
    hash: hashWords(rest.flatMap(({ x, y }) => [x * GRID, y * GRID])),
  }
}
