import type { LanePlan } from './line-plan.ts'
import { piecesOf } from './pieces-of.ts'

/** Where a lane's bytes go. */
export interface LaneEnd {
  readonly give: (bytes: Buffer) => void
  /** The connection breaks; `isTorn` when only a part of what had come in together went on. */
  readonly cut: (isTorn: boolean) => void
  readonly held: () => void
}

interface Due {
  readonly at: number
  readonly act: () => void
}

/** One direction of a connection: what comes in goes out late, whole and in order, up to the cut. */
export class Lane {
  readonly #plan: LanePlan
  readonly #end: LaneEnd
  #taken = 0
  #due: Due[] = []
  #timer: NodeJS.Timeout | undefined
  #isOver = false
  #isSilent = false

  constructor(plan: LanePlan, end: LaneEnd) {
    this.#plan = plan
    this.#end = end
  }

  take(bytes: Buffer): void {
    if (this.#isOver) return
    const { pieces, isCut } = piecesOf(this.#plan, this.#taken, bytes.length)
    for (const { from, to, late, isHeld } of pieces) {
      if (isHeld) this.#end.held()
      this.#later(late, () => this.#end.give(bytes.subarray(from, to)))
    }
    this.#taken += bytes.length
    if (isCut) this.finish(() => this.#end.cut(pieces.length > 0))
  }

  /** Nothing more comes in: `last` is done when everything has gone out. */
  finish(last: () => void): void {
    this.#later(0, last)
    this.#isOver = true
  }

  /** What is on its way is lost. */
  stop(): void {
    this.#isOver = true
    this.#due = []
    clearTimeout(this.#timer)
  }

  /** The same, and nobody is told, now or later. */
  fallSilent(): void {
    this.stop()
    this.#isSilent = true
  }

  /** Nothing overtakes what came in before it. */
  #later(late: number, act: () => void): void {
    if (this.#isSilent) return
    const last = this.#due.at(-1)?.at ?? 0
    this.#due.push({ at: Math.max(last, performance.now() + late), act })
    if (this.#due.length === 1) this.#wait()
  }

  #wait(): void {
    const first = this.#due[0]
    if (first === undefined) return
    this.#timer = setTimeout(
      () => {
        this.#due.shift()
        first.act()
        this.#wait()
      },
      Math.max(0, Math.ceil(first.at - performance.now())),
    )
  }
}
