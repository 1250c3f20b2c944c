import { readyToShow, showShot, type Part } from './show-shot.ts'
import type { ShownShot } from './shown-shot.ts'

/** A shot, where and with whom it is shown, and what each of them does in it. */
export interface Scene {
  readonly shot: ShownShot
  /** Elsewhere, or with others, it has to be made ready anew. */
  readonly place: string
  readonly partsOf: (shot: ShownShot) => readonly Part[]
}

interface Made extends Omit<Scene, 'partsOf'> {
  readonly animations: readonly Animation[]
}

interface Shown extends Made {
  /** Whether it was launched before anybody asked for it to be shown. */
  readonly isAhead: boolean
}

const make = ({ shot, place, partsOf }: Scene): Made => ({
  shot,
  place,
  animations: readyToShow(shot, partsOf(shot)),
})

/** Whether both are shown by the same keyframes: of what is held every moment is in them. */
const isPacedAs = ({ trace, clock }: ShownShot, other: ShownShot): boolean => {
  if (trace !== other.trace) return false
  if (clock.kind === 'held' || other.clock.kind === 'held') return clock.kind === other.clock.kind
  return clock.rate === other.clock.rate && clock.slowAt === other.clock.slowAt
}

/** Shows one shot after the other on the layers of one kind, from what was made ready where it has been foreseen. */
export class Projector {
  #ready: Made | null = null
  #shown: Shown | null = null

  /** To be asked in time: what the browser has to read of a shot takes longer than showing it. */
  makeReady(scene: Scene): void {
    this.#ready = make(scene)
  }

  /** Shows what is ready, if that is it, ahead of being asked for it. */
  launch(shot: ShownShot): void {
    const ready = this.#ready
    if (ready === null || !isPacedAs(ready.shot, shot)) return
    this.clear()
    this.#ready = null
    this.#shown = { ...ready, shot, isAhead: true }
    showShot(shot, ready.animations)
  }

  show(scene: Scene): void {
    const { shot, place } = scene
    const shown = this.#shown
    if (shown?.isAhead === true && shown.place === place && isPacedAs(shown.shot, shot)) {
      // It rolls already, since a few milliseconds before it was counted.
      this.#shown = { ...shown, shot, isAhead: false }
      return
    }
    if (shot.clock.kind === 'held' && shown?.place === place && isPacedAs(shown.shot, shot)) {
      // Scrubbing: the same shot at another moment.
      this.#shown = { ...shown, shot }
      showShot(shot, shown.animations)
      return
    }
    this.clear()
    const ready = this.#ready
    const { animations } = ready?.place === place && isPacedAs(ready.shot, shot) ? ready : make(scene)
    this.#ready = null
    this.#shown = { shot, place, animations, isAhead: false }
    showShot(shot, animations)
  }

  /** The shot that is shown, or that has been and is left as it ended; null once it is cleared. */
  get shown(): ShownShot | null {
    return this.#shown?.shot ?? null
  }

  /** Whether what is shown was launched and has not been asked for yet. */
  get isAhead(): boolean {
    return this.#shown?.isAhead === true
  }

  isAt(place: string): boolean {
    return this.#shown?.place === place
  }

  clear(): void {
    for (const animation of this.#shown?.animations ?? []) animation.cancel()
    this.#shown = null
  }
}
