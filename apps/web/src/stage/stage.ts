import { unreachable, type Point, type ShotId, type SkellyEvent, type SkellyState } from '@skelly/engine'
import { isTold, type Said } from './said.ts'
import { still, type RollingShot, type Scene } from './scene.ts'

/** The court of one screen, and the news last told on it. */
export interface Stage {
  readonly scene: Scene
  readonly said: Said | null
}

/** One accepted command: the table before and after it, and what happened. */
export interface StageStep {
  readonly seq: number
  readonly before: SkellyState
  readonly after: SkellyState
  readonly events: readonly SkellyEvent[]
  /** On the clock of `performance.now()`, ms: when this screen heard of it. */
  readonly heardAt: number
  /** How fast its shot is to be shown: 1 is the simulated speed. */
  readonly rate: number
}

export type StageEvent =
  /** The person at this screen flicked: the shot starts here at once. */
  | { readonly kind: 'flicked'; readonly shot: RollingShot }
  /** The person at this screen put the cap down, ahead of the referee's answer. */
  | { readonly kind: 'placed'; readonly at: Point }
  | { readonly kind: 'stepped'; readonly step: StageStep }
  /** The referee refused a flick (its id) or a set-down (null). */
  | { readonly kind: 'refused'; readonly shotId: string | null }
  /** The caps of this shot lie still on this screen. */
  | { readonly kind: 'rested'; readonly shotId: ShotId }
  /** The table came whole, without the steps to it. `awaiting`: the own flick is still to be counted. */
  | { readonly kind: 'adopted'; readonly state: SkellyState; readonly awaiting: boolean }

export const stageOf = (state: SkellyState): Stage => ({ scene: still(state), said: null })

const shotOf = (step: StageStep) => step.events.find((event) => event.kind === 'shot') ?? null

/** The same caps in the same places: a shot from one comes out as a shot from the other. */
const isSameTable = (one: SkellyState, other: SkellyState): boolean =>
  one.caps.every((cap, seat) => {
    const twin = other.caps[seat]
    return twin?.at.x === cap.at.x && twin.at.y === cap.at.y
  })

const saidOf = (step: StageStep): Said => ({
  seq: step.seq,
  events: step.events.filter(isTold),
  before: step.before,
  after: step.after,
})

const told = (said: Said, last: Said | null): Said | null => (said.events.length > 0 ? said : last)

const quietStep = (stage: Stage, step: StageStep): Stage => {
  const { scene } = stage
  const said = saidOf(step)
  if (scene.kind === 'rolling' && scene.outcome !== null) {
    // The caps still roll here while the game has gone on: the newer table is shown when they stop.
    const { outcome } = scene
    const events = [...outcome.said.events, ...said.events]
    return {
      ...stage,
      scene: { ...scene, outcome: { state: step.after, said: { ...outcome.said, events } } },
    }
  }
  const isPlacing = step.events.every((event) => event.kind === 'set-down' || event.kind === 'aimed')
  const placed = scene.kind === 'still' && isPlacing ? scene.placed : null
  return { scene: { kind: 'still', state: step.after, placed }, said: told(said, stage.said) }
}

const rest = (stage: Stage, shotId: ShotId): Stage => {
  const { scene } = stage
  if (scene.kind !== 'rolling' || scene.shot.shotId !== shotId) return stage
  if (scene.outcome === null) return { ...stage, scene: { ...scene, rested: true } }
  return { scene: still(scene.outcome.state), said: scene.outcome.said }
}

const shotStep = (stage: Stage, step: StageStep): Stage => {
  const event = shotOf(step)
  if (event === null) return quietStep(stage, step)
  const { scene } = stage
  const outcome = { state: step.after, said: saidOf(step) }
  const isOwn = scene.kind === 'rolling' && scene.shot.shotId === event.shotId
  if (isOwn && isSameTable(scene.shot.before, step.before)) {
    const counted: Stage = { ...stage, scene: { ...scene, outcome } }
    return scene.rested ? rest(counted, event.shotId) : counted
  }
  const { shotId, seat, flick } = event
  const shot = { shotId, seat, flick, before: step.before, startedAt: step.heardAt, rate: step.rate }
  return { ...stage, scene: { kind: 'rolling', shot, outcome, rested: false } }
}

const refuse = (stage: Stage, shotId: string | null): Stage => {
  const { scene } = stage
  if (scene.kind === 'still') return { ...stage, scene: { ...scene, placed: null } }
  const isThis = scene.outcome === null && scene.shot.shotId === shotId
  return isThis ? { ...stage, scene: still(scene.shot.before) } : stage
}

const adopt = (stage: Stage, state: SkellyState, awaiting: boolean): Stage => {
  const isUncounted = stage.scene.kind === 'rolling' && stage.scene.outcome === null
  return awaiting && isUncounted ? stage : { ...stage, scene: still(state) }
}

/** What this screen shows after an event. Total: an event that does not fit changes nothing. */
export const evolveStage = (stage: Stage, event: StageEvent): Stage => {
  switch (event.kind) {
    case 'flicked':
      return { ...stage, scene: { kind: 'rolling', shot: event.shot, outcome: null, rested: false } }
    case 'placed':
      return stage.scene.kind === 'still' ? { ...stage, scene: { ...stage.scene, placed: event.at } } : stage
    case 'stepped':
      return shotStep(stage, event.step)
    case 'refused':
      return refuse(stage, event.shotId)
    case 'rested':
      return rest(stage, event.shotId)
    case 'adopted':
      return adopt(stage, event.state, event.awaiting)
    default:
      return unreachable(event)
  }
}
