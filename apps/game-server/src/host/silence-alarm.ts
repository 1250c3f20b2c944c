import { skelly } from '@skelly/engine'
import { Alarm } from './alarm.ts'
import type { HostPorts } from './host-ports.ts'
import type { MatchRunner } from './match-runner.ts'
import type { SeatWatch } from './seat-watch.ts'
import type { SilenceRuling } from './silence-ruling.ts'

/** Lets those leave who were not heard from for too long (R10.3, R10.5). */
export class SilenceAlarm {
  readonly #runner: MatchRunner
  readonly #watch: SeatWatch
  readonly #silence: number
  readonly #alarm: Alarm

  constructor(runner: MatchRunner, watch: SeatWatch, { clock, policy }: HostPorts) {
    this.#runner = runner
    this.#watch = watch
    this.#silence = policy.silence
    this.#alarm = new Alarm(clock, () => runner.soon(() => this.#letLeave()))
  }

  /** Rings when the silence of somebody in the game is up. */
  listen(): void {
    this.#listenOn(this.#rule())
  }

  off(): void {
    this.#alarm.off()
  }

  async #letLeave(): Promise<void> {
    const ruling = this.#rule()
    if (ruling.kind === 'wait') this.#listenOn(ruling)
    else await this.#runner.take((at) => ({ kind: 'leave', at, seats: ruling.seats, why: ruling.why }))
  }

  #rule(): SilenceRuling {
    const inGame = skelly.inGame(this.#runner.match.state)
    return this.#watch.ruleSilence(inGame, this.#runner.now(), this.#silence)
  }

  #listenOn(ruling: SilenceRuling): void {
    this.#alarm.setAt(ruling.kind === 'wait' ? ruling.until : this.#runner.now())
  }
}
