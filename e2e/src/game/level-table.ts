import { expect } from '@playwright/test'
import type { Ruling } from '@skelly/engine'
import { steadyPull } from '@skelly/engine/bots'
import { openAttempt, playTurn, YOU, type PlayedAttempt } from '@skelly/engine/challenges'
import { levelNumbered } from '@skelly/engine/levels'
import type { ChallengesPage } from '../pages/challenges-page.ts'

/** What is in the cap of somebody who has not chosen. */
const FILL = 'crayon'

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

  /** Flick by flick into the next boxes until it is won. */
  async win(): Promise<void> {
    while (this.#played.attempt.score.phase.kind === 'playing') await this.#pull(landed)
    await expect(this.#screen.ending).toBeVisible()
  }

  /** Flicks that land nowhere, so many of them. */
  async miss(flicks: number): Promise<void> {
    for (let flick = 0; flick < flicks; flick += 1) await this.#pull(missed)
  }

  async #pull(wanted: (ruling: Ruling) => boolean): Promise<void> {
    const { court, ending, flicksLeft } = this.#screen
    const { attempt } = this.#played
    await court.awaitTurn()
    expect(await court.placeOf(YOU)).toEqual(attempt.match.state.caps[YOU]?.at)
    const found = steadyPull(attempt.match.state, YOU, wanted)
    if (found === null) throw new Error('no pull does it')
    await court.pull(found.pull)
    const next = playTurn(this.#played, YOU, { setDown: null, flick: found.flick })
    if (!next.ok) throw new Error(next.refusal)
    this.#played = next.value
    const { score, level } = next.value.attempt
    if (score.phase.kind === 'playing')
      await expect(flicksLeft).toHaveAttribute('data-flicks-left', String(level.flicks[2] - score.flicks))
    else await expect(ending).toBeVisible()
  }
}
