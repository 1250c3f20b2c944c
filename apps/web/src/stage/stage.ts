import { unreachable, type Point, type ShotId, type SkellyEvent, type SkellyState } from '@skelly/engine'
import { isTold, type Said } from '@skelly/stage'
import { still, type RollingShot, type Scene } from './scene.ts'

/** The court of one screen, and the news last told on it. */
export interface Stage {
  readonly scene: Scene
  readonly said: Said | null
  /** What happened while this screen was not told, still to be shown; null when the present is shown. */
  readonly missed: readonly StageStep[] | null
}

/** How fast missed shots are shown: quickly, but still to be followed with the eye. */
export const CATCH_UP_RATE = 4

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
  | {
      readonly kind: 'rested'
      readonly shotId: ShotId
      /** On the clock of `performance.now()`, ms. */
      readonly at: number
    }
  | {
      /** The table came whole, without the steps to it. */
      readonly kind: 'adopted'
      readonly state: SkellyState
      /** The own flick is still to be counted. */
      readonly awaiting: boolean
      /** What has this number and all after it was taken back: it is told no more. Null where nothing was. */
      readonly undone: number | null
    }
  /** What happened while this screen was not told, all at once; `at` on the clock of `performance.now()`, ms. */
  | { readonly kind: 'missed'; readonly steps: readonly StageStep[]; readonly at: number }
  /** The person at this screen does not want to see what was missed. */
  | { readonly kind: 'skipped' }

export const stageOf = (state: SkellyState): Stage => ({ scene: still(state), said: null, missed: null })

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
  return { ...stage, scene: { kind: 'still', state: step.after, placed }, said: told(said, stage.said) }
}

const rest = (stage: Stage, shotId: ShotId): Stage => {
  const { scene } = stage
  if (scene.kind !== 'rolling' || scene.shot.shotId !== shotId) return stage
  if (scene.outcome === null) return { ...stage, scene: { ...scene, rested: true } }
  return { ...stage, scene: still(scene.outcome.state), said: scene.outcome.said }
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

const adopt = (stage: Stage, { state, awaiting, undone }: Adopted): Stage => {
  const isUncounted = stage.scene.kind === 'rolling' && stage.scene.outcome === null
  if (awaiting && isUncounted) return stage
  const isUntrue = undone !== null && stage.said !== null && stage.said.seq >= undone
  return { scene: still(state), said: isUntrue ? null : stage.said, missed: null }
}

type Adopted = Extract<StageEvent, { kind: 'adopted' }>

/** Shows what was missed as far as the next shot that rolls, or up to the present. */
const goOn = (stage: Stage, now: number): Stage => {
  const [next, ...later] = stage.missed ?? []
  if (next === undefined) return { ...stage, missed: null }
  const shown = shotStep({ ...stage, missed: later }, { ...next, heardAt: now, rate: CATCH_UP_RATE })
  return shown.scene.kind === 'rolling' ? shown : goOn(shown, now)
}

/** Whether the steps come after what is being shown; else they begin anew, further back. */
const isLater = ({ scene }: Stage, first: StageStep): boolean =>
  scene.kind === 'rolling' && (scene.outcome === null || scene.outcome.said.seq < first.seq)

const miss = (stage: Stage, steps: readonly StageStep[], now: number): Stage => {
  const [first] = steps
  if (first === undefined) return stage
  if (!isLater(stage, first)) return goOn({ ...stage, scene: still(first.before), missed: steps }, now)
  const missed = [...(stage.missed ?? []), ...steps]
  const isCounted = stage.scene.kind === 'rolling' && stage.scene.outcome !== null
  return isCounted ? { ...stage, missed } : goOn({ ...stage, missed }, now)
}

const skip = (stage: Stage): Stage => {
  const { scene, missed } = stage
  if (missed === null) return stage
  const shown = scene.kind === 'rolling' ? rest(stage, scene.shot.shotId) : stage
  const present = missed.reduce(
    (before, step): Stage => ({
      ...before,
      scene: still(step.after),
      said: told(saidOf(step), before.said),
    }),
    shown,
  )
  return { ...present, missed: null }
}

/** What this screen shows after an event. Total: an event that does not fit changes nothing. */
export const evolveStage = (stage: Stage, event: StageEvent): Stage => {
  switch (event.kind) {
    case 'flicked':
      return { ...stage, scene: { kind: 'rolling', shot: event.shot, outcome: null, rested: false } }
    case 'placed':
      return stage.scene.kind === 'still' ? { ...stage, scene: { ...stage.scene, placed: event.at } } : stage
    case 'stepped':
      return stage.missed === null
        ? shotStep(stage, event.step)
        : { ...stage, missed: [...stage.missed, event.step] }
    case 'refused':
      return refuse(stage, event.shotId)
    case 'rested': {
      const shown = rest(stage, event.shotId)
      return shown.missed !== null && shown.scene.kind === 'still' ? goOn(shown, event.at) : shown
    }
    case 'adopted':
      return adopt(stage, event)
    case 'missed':
      return miss(stage, event.steps, event.at)
    case 'skipped':
      return skip(stage)
    default:
      return unreachable(event)
  }
}
