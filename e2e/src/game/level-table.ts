import { expect } from '@playwright/test'
import { skelly, type Flick, type Ruling } from '@skelly/engine'
import { chooseShot, steadyPull, type SteadyPull } from '@skelly/engine/bots'
import { openAttempt, playTurn, YOU, type PlayedAttempt, type Score } from '@skelly/engine/challenges'
import { levelNumbered } from '@skelly/engine/levels'
import type { ChallengesPage } from '../pages/challenges-page.ts'

/** What is in the cap of somebody who has not chosen. */
const FILL = 'crayon'

/** The keys' flick at first: straight up the court, and what a press of an arrow adds. */
const KEYS = { dx: 0, dy: -1_048_576, strength: 350, step: 25 } as const

const landed = ({ verdict }: Ruling): boolean => verdict === 'box' || verdict === 'pot'
const missed = ({ verdict }: Ruling): boolean => verdict === 'miss'

/** An attempt at a level as a journey plays it, with the same attempt on this side to tell what a pull does. */
export class LevelTable {
  readonly #screen: ChallengesPage
  #played: PlayedAttempt

  private constructor(screen: ChallengesPage, played: PlayedAttempt) {
    this.#screen = screen
    this.#played = played
  }

  /** A fresh attempt that the screen shows. */
  static begin(screen: ChallengesPage, number: number): LevelTable {
    const level = levelNumbered(number)
    if (level === null) throw new Error(`there is no level ${String(number)}`)
    return new LevelTable(screen, openAttempt(level, { name: 'You', fill: FILL }))
  }

  get score(): Score {
    return this.#played.attempt.score
  }

  /**
   * Flick by flick into the next boxes until it is won.
   * @param begins called when the first pull is known: a clock may run from then on
   */
  async win(begins?: () => Promise<void>): Promise<void> {
    let pull = this.#find(landed)
    await begins?.()
    for (;;) {
      await this.#pull(pull)
      if (this.score.phase.kind !== 'playing') break
      pull = this.#find(landed)
    }
    await expect(this.#screen.ending).toBeVisible()
  }

  /** Flicks that land nowhere, so many of them. */
  async miss(flicks: number): Promise<void> {
    for (let flick = 0; flick < flicks; flick += 1) await this.#pull(this.#find(missed))
  }

  /** The same until there is nothing more to be done. */
  async missToTheEnd(): Promise<void> {
    while (this.score.phase.kind === 'playing') await this.miss(1)
  }

  /** One flick by the keyboard, straight up the court, that wins. */
  async winByKeys(): Promise<void> {
    const presses = Array.from({ length: 26 }, (_, press) => press).find(
      (press) => this.#after(keyFlick(press)).attempt.score.phase.kind === 'won',
    )
    if (presses === undefined) throw new Error('no flick straight up the court wins')
    const { court, page } = this.#screen
    await court.awaitTurn()
    // the first one only shows the aim
    for (let press = 0; press <= presses; press += 1) await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await this.#show(keyFlick(presses))
  }

  #find(wanted: (ruling: Ruling) => boolean): SteadyPull {
    const found = steadyPull(this.#played.attempt.match.state, YOU, wanted)
    if (found === null) throw new Error('no pull does it')
    return found
  }

  async #pull({ pull, flick }: SteadyPull): Promise<void> {
    const { court } = this.#screen
    await court.awaitTurn()
    expect(await court.placeOf(YOU)).toEqual(this.#played.attempt.match.state.caps[YOU]?.at)
    await court.pull(pull)
    await this.#show(flick)
  }

  /** Plays a flick on this side as well, and waits for the screen to say the same. */
  async #show(flick: Flick): Promise<void> {
    const { ending, flicksLeft } = this.#screen
    this.#played = this.#after(flick)
    const { score, level } = this.#played.attempt
    if (score.phase.kind === 'playing')
      await expect(flicksLeft).toHaveAttribute('data-flicks-left', String(level.flicks[2] - score.flicks))
    else await expect(ending).toBeVisible({ timeout: 60_000 })
  }

  /** The attempt after a flick of the person's, and what computer players do then. */
  #after(flick: Flick): PlayedAttempt {
    let played = turnIn(this.#played, YOU, flick)
    while (played.attempt.score.phase.kind === 'playing') {
      const { match } = played.attempt
      const seat = skelly.mover(match.state)
      if (seat === null || seat === YOU) break
      const shot = chooseShot(match, seat)
      played = turnIn(played, seat, shot.flick, shot.setDown)
    }
    return played
  }
}

const turnIn = (
  played: PlayedAttempt,
  seat: typeof YOU,
  flick: Flick,
  setDown: ReturnType<typeof chooseShot>['setDown'] = null,
): PlayedAttempt => {
  const next = playTurn(played, seat, { setDown, flick })
  if (!next.ok) throw new Error(next.refusal)
  return next.value
}

const keyFlick = (presses: number): Flick => ({
  dx: KEYS.dx,
  dy: KEYS.dy,
  strength: KEYS.strength + presses * KEYS.step,
})
