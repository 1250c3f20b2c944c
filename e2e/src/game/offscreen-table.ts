import { millis, type Point, type Setup, type SkellyState } from '@skelly/engine'
import { chooseShot, steadyPull } from '@skelly/engine/bots'
import { DeviceTable, MemoryShelf, MemoryStore, type GameOptions } from '@skelly/game-client/device'
import type { PlayedTable } from './play-the-run.ts'
import type { Wanted } from './umpire.ts'

/** A game on one device that is played without a screen, by the same host: what it keeps, a page goes on with. */
export class OffscreenTable implements PlayedTable {
  readonly #shelf = new MemoryShelf()
  readonly #table: DeviceTable

  constructor(setup: Setup, options: GameOptions) {
    const device = { store: new MemoryStore(this.#shelf), now: () => 0 }
    this.#table = DeviceTable.begin(device, setup, options, millis(Date.now()))
  }

  get umpire(): PlayedTable['umpire'] {
    const { state } = this.#table.getSnapshot().match
    return {
      state,
      mover: this.#turnOf(state).mover,
      progressOf: (seat) => state.caps[seat]?.progress ?? 0,
    }
  }

  /** What the device keeps. */
  get save(): string {
    return this.#shelf.kept ?? ''
  }

  play(wanted: Wanted, towards?: Point): Promise<void> {
    const { state } = this.#table.getSnapshot().match
    const found = steadyPull(state, this.#turnOf(state).mover, wanted, towards)
    if (found === null) throw new Error('no pull does it')
    this.#table.flick(found.flick)
    this.#table.rested()
    return Promise.resolve()
  }

  /** Computer players have their turns, until a person is on turn. */
  letComputersPlay(): void {
    for (let turn = this.#table.computerTurn(); turn !== null; turn = this.#table.computerTurn()) {
      const { setDown, flick } = chooseShot(turn.match, turn.seat)
      if (setDown !== null) this.#table.moveFor(turn, { setDown })
      this.#table.moveFor(turn, { flick })
      this.#table.rested()
    }
  }

  #turnOf({ turn }: SkellyState): Exclude<SkellyState['turn'], { phase: 'over' }> {
    if (turn.phase === 'over') throw new Error('the game is over')
    return turn
  }
}
