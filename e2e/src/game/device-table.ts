import { expect } from '@playwright/test'
import type { Point, SkellyState } from '@skelly/engine'
import { steadyPull, type SteadyPull } from '@skelly/engine/bots'
import type { DevicePage } from '../pages/device-page.ts'
import type { PlayedTable } from './play-the-run.ts'
import type { RuledShot, Wanted } from './umpire.ts'

/** Computer players may have many turns before a person has one. */
const SOON = { timeout: 60_000 } as const

/**
 * A game on one device as a journey plays it: what the device keeps tells how the game stands, and the screen has to
 * show just that.
 */
export class DeviceTable implements PlayedTable {
  readonly screen: DevicePage
  #state: SkellyState | null = null

  constructor(screen: DevicePage) {
    this.screen = screen
  }

  get umpire(): PlayedTable['umpire'] {
    const state = this.#state
    if (state === null) throw new Error('nobody has looked at the game yet')
    if (state.turn.phase === 'over') throw new Error('the game is over')
    return {
      state,
      mover: state.turn.mover,
      progressOf: (seat) => state.caps[seat]?.progress ?? 0,
    }
  }

  /** Waits until a person may flick or the game is over; whether there is a flick to be made. */
  async awaitTurn(): Promise<boolean> {
    // what was let go is kept at once, the page hears of it three frames later: until then it shows the turn before
    let isOn = false
    const look = async (): Promise<void> => {
      isOn = await this.#lookAtTheTurn()
    }
    await expect(look).toPass(SOON)
    return isOn
  }

  /** The mover pulls back so that what is wanted comes of it, and the next turn is waited for. */
  async play(wanted: Wanted | readonly Wanted[], towards?: Point): Promise<void> {
    await this.playLast(wanted, towards)
    await this.awaitTurn()
  }

  /** The same where a card follows and not a turn. The device must have counted just what the referee says. */
  async playLast(wanted: Wanted | readonly Wanted[], towards?: Point): Promise<void> {
    if (!(await this.awaitTurn())) throw new Error('the game is over')
    const { mover } = this.umpire
    const found = await this.#withTheClockStanding(() => this.#find(wanted, towards))
    const { seq } = (await this.screen.saved()).game.match
    await this.screen.court.pull(found.pull)
    await expect.poll(async () => (await this.screen.saved()).game.match.seq).toBeGreaterThan(seq)
    const [shot] = await this.shots(seq)
    expect(shot).toMatchObject({ seat: mover, ruling: found.ruling })
  }

  /** What was ruled on since the command with that number. */
  async shots(since = 0): Promise<readonly RuledShot[]> {
    const { journal } = (await this.screen.saved()).game
    return journal
      .slice(since)
      .flatMap(({ happenings }) =>
        happenings.flatMap((each) =>
          each.kind === 'played' && each.event.kind === 'shot' ? [each.event] : [],
        ),
      )
  }

  /** Whether the game goes on; what is shown has to be what is kept. */
  async #lookAtTheTurn(): Promise<boolean> {
    const { court, ending } = this.screen
    const mayFlick = this.screen.page.locator('[data-court]:not([data-allowed="nothing"])')
    await expect(mayFlick.or(ending)).toBeVisible(SOON)
    const { match } = (await this.screen.saved()).game
    this.#state = match.state
    if (match.phase.kind !== 'playing') return false
    for (const [seat, { at, inGame }] of match.state.caps.entries()) {
      if (inGame) expect(await court.placeOf(seat), `cap ${String(seat)}`).toEqual(at)
    }
    return true
  }

  /** Reckoning takes long on a busy machine, longer than a turn against the machine may. */
  async #withTheClockStanding<Found>(find: () => Found): Promise<Found> {
    if (this.screen.way !== 'machine') return find()
    await this.screen.press('Pause')
    const found = find()
    await this.screen.press('Go on')
    return found
  }

  /** What is wanted first, of what a pull can do. */
  #find(wanted: Wanted | readonly Wanted[], towards?: Point): SteadyPull {
    const { state, mover } = this.umpire
    for (const each of [wanted].flat()) {
      const found = steadyPull(state, this.#seat(mover), each, towards)
      if (found !== null) return found
    }
    throw new Error(`no pull does it: ${JSON.stringify(state)}`)
  }

  #seat(mover: number) {
    const { turn } = this.umpire.state
    if (turn.phase === 'over' || turn.mover !== mover) throw new Error('nobody is on turn')
    return turn.mover
  }
}
