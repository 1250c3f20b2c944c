import { millis, type Millis } from '@skelly/engine'
import { Alarm } from './alarm.ts'
import type { HostPorts } from './host-ports.ts'
import type { MatchRunner } from './match-runner.ts'
import type { SeatWatch } from './seat-watch.ts'

/** The fewest who play on where others never came. */
const FEWEST = 2

/** How a match starts: when everybody has joined, or when the others have waited long enough (R10.2). */
export class MatchStart {
  readonly #runner: MatchRunner
  readonly #watch: SeatWatch
  readonly #joinWithin: number
  readonly #joinBy: Alarm

  constructor(runner: MatchRunner, watch: SeatWatch, { clock, policy }: HostPorts) {
    this.#runner = runner
    this.#watch = watch
    this.#joinWithin = policy.joinWithin
    this.#joinBy = new Alarm(clock, () => runner.soon(() => this.#goWithout()))
  }

  /** From this moment on the table waits for those who have not joined. */
  waitFrom(moment: Millis): void {
    this.#joinBy.setAt(this.#isWaiting ? millis(moment + this.#joinWithin) : null)
  }

  stopWaiting(): void {
    this.#joinBy.off()
  }

  /** Begins when nobody is awaited any more. Only in line. */
  async goWithAll(): Promise<void> {
    if (!this.#isWaiting || this.#watch.joining.awaited.length > 0) return
    await this.#runner.take((at) => ({ kind: 'begin', at }))
  }

  /** A room's game begins without those who never came, who are out, if it can; any other is called off. */
  async #goWithout(): Promise<void> {
    const { awaited, joined } = this.#watch.joining
    if (this.#runner.match.setup.way !== 'online' || joined < FEWEST) {
      await this.#runner.take((at) => ({ kind: 'void', at, why: 'never-joined' }))
      return
    }
    await this.#runner.take((at) => ({ kind: 'begin', at }))
    await this.#runner.take((at) => ({ kind: 'leave', at, seats: awaited, why: 'silent' }))
  }

  get #isWaiting(): boolean {
    return this.#runner.match.phase.kind === 'waiting'
  }
}
