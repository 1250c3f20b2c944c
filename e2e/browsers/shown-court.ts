import type { Point, SkellyState } from '@skelly/engine'
import type { SteadyPull } from '@skelly/engine/bots'
import { waitUntil } from '@skelly/processes'
import { awaitThat, PATIENCE, type Visitor } from './visitor.ts'

const COURT = `document.querySelector('[data-court]')`

const numbersOf = (said: unknown): readonly number[] =>
  typeof said === 'string' && said !== '' ? said.split(' ').map(Number) : []

/** The court on a visitor's page, as anybody sees and touches it. */
export class ShownCourt {
  readonly #visitor: Visitor

  constructor(visitor: Visitor) {
    this.#visitor = visitor
  }

  /** Waits until the visitor may flick. */
  async awaitTurn(): Promise<void> {
    await awaitThat(
      this.#visitor,
      `document.querySelector('[data-court]:not([data-allowed="nothing"])') !== null`,
    )
  }

  /** Pulls back from the middle of the court, and waits until every cap lies where the engine says. */
  async flick({ after, pull }: SteadyPull): Promise<void> {
    await this.awaitTurn()
    await this.#visitor.pull(await this.middle(), pull)
    await this.agree(after)
  }

  /** Waits until every cap in the game lies where the state has it, to the 1/1024 mm; throws with where it lies. */
  async agree({ caps }: SkellyState): Promise<void> {
    let shown = ''
    const wanted = caps.map(({ at, inGame }) => (inGame ? JSON.stringify(at) : 'off'))
    const isSo = async (): Promise<boolean> => {
      const places = await Promise.all(
        caps.map(async ({ inGame }, seat) => (inGame ? JSON.stringify(await this.#placeOf(seat)) : 'off')),
      )
      shown = places.join(' ')
      return shown === wanted.join(' ')
    }
    if (!(await waitUntil(isSo, { within: PATIENCE })))
      throw new Error(`${this.#visitor.browser}: the caps lie at ${shown}, not at ${wanted.join(' ')}`)
  }

  async #placeOf(seat: number): Promise<Point | null> {
    const cap = `document.querySelector('[data-court] [data-cap="seat-${String(seat)}"]')`
    const [x, y] = numbersOf(await this.#visitor.ask(`${cap} && ${cap}.dataset.x + ' ' + ${cap}.dataset.y`))
    return x === undefined || y === undefined ? null : { x, y }
  }

  /** In whole CSS pixels of the window, once the page is scrolled so that it can be seen. */
  async middle(): Promise<Point> {
    await this.#visitor.ask(`void ${COURT}.scrollIntoView({ block: 'center', behavior: 'instant' })`)
    const box = `(({ x, y, width, height }) => (x + width / 2) + ' ' + (y + height / 2))(${COURT}.getBoundingClientRect())`
    const [x, y] = numbersOf(await this.#visitor.ask(box))
    if (x === undefined || y === undefined)
      throw new Error(`${this.#visitor.browser}: there is no court on the page`)
    return { x: Math.round(x), y: Math.round(y) }
  }
}
