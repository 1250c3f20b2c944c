import {
  GRID,
  enact,
  numberedShotId,
  skelly,
  type Flick,
  type Match,
  type Point,
  type ShotId,
  type SkellyMove,
  type SkellyState,
} from '@skelly/engine'
import type { RefusedWord } from '../../match/refusal-shown.ts'
import type { TablePort } from '../../match/table-port.ts'
import { isTold, type Said } from '@skelly/stage'
import type { StageEvent } from '../../stage/stage.ts'
import type { Trial } from './trial.ts'

/** How a trial stands. */
export interface TrialSnapshot {
  readonly match: Match<SkellyState>
  /** What became of the own flick, known as soon as it is flicked; null before. */
  readonly yours: Said | null
  readonly refusal: RefusedWord | null
}

/** The referee of a trial: the rules on this device, one flick at a time, nothing counted and nothing sent. */
export class TrialTable implements TablePort {
  readonly #trial: Trial
  #snapshot: TrialSnapshot
  /** A number is never used again, so that no shot and no ruling is taken for one that has been shown. */
  #made = 0
  readonly #listeners = new Set<() => void>()
  readonly #stages = new Set<(event: StageEvent) => void>()

  constructor(trial: Trial) {
    this.#trial = trial
    this.#snapshot = { match: trial.begin, yours: null, refusal: null }
  }

  readonly getSnapshot = (): TrialSnapshot => this.#snapshot

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Tells a screen what happens on the table. */
  readonly follow = (tell: (event: StageEvent) => void): (() => void) => {
    this.#stages.add(tell)
    return () => this.#stages.delete(tell)
  }

  flick(flick: Flick): ShotId | null {
    if (this.#snapshot.yours !== null) return null
    const shotId = numberedShotId(this.#made)
    return this.#play({ kind: 'flick', shotId, ...flick }) ? shotId : null
  }

  setDown({ x, y }: Point): void {
    this.#play({ kind: 'set-down', x: Math.round(x * GRID), y: Math.round(y * GRID) })
  }

  aim(): void {
    // Nobody waits for a sign of life.
  }

  /** Lays the turn anew. */
  again(): void {
    const { begin } = this.#trial
    this.#tell({ kind: 'adopted', state: begin.state, awaiting: false, undone: 0 })
    this.#become({ match: begin, yours: null, refusal: null })
  }

  #play(move: SkellyMove): boolean {
    const { match } = this.#snapshot
    if (match.phase.kind !== 'playing') return false
    const { seat } = this.#trial
    const at = match.phase.stillAt
    const enacted = enact(skelly, match, { kind: 'move', at, seat, ply: match.ply, move })
    if (!enacted.ok) {
      this.#tell({ kind: 'refused', shotId: move.kind === 'flick' ? move.shotId : null })
      this.#become({ ...this.#snapshot, refusal: { message: move.kind, why: enacted.refusal } })
      return false
    }
    const { entry, match: after } = enacted.value
    const events = entry.happenings.flatMap((each) => (each.kind === 'played' ? [each.event] : []))
    const step = { seq: this.#made, before: match.state, after: after.state, events }
    this.#made += 1
    // The screen lets the shot begin first, which it does as soon as it has the shot's id.
    queueMicrotask(() => {
      this.#tell({ kind: 'stepped', step: { ...step, heardAt: performance.now(), rate: 1 } })
    })
    const yours = move.kind === 'flick' ? { ...step, events: events.filter(isTold) } : null
    this.#become({ match: after, yours, refusal: null })
    return true
  }

  #become(snapshot: TrialSnapshot): void {
    this.#snapshot = snapshot
    for (const listener of this.#listeners) listener()
  }

  #tell(event: StageEvent): void {
    for (const tell of this.#stages) tell(event)
  }
}
