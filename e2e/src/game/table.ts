import { expect, type Page } from '@playwright/test'
import type { Fill, Point } from '@skelly/engine'
import { MatchPage } from '../pages/match-page.ts'
import { RankedPage } from '../pages/ranked-page.ts'
import type { Person } from '../player.ts'
import { Umpire, type Seated, type Wanted } from './umpire.ts'

interface Guest {
  readonly player: Person
  readonly fill: Fill
}

/** A server that was killed may take as long to be back on a busy machine. */
const SOON = { timeout: 60_000 } as const

/** A drag in START, in pixels, that brings a cap into nobody's way: the neighbours stand to its sides. */
export const UP_IN_START = { dx: 0, dy: -12 } as const

/** Two to four players at one online game, each at their own screen, and the journey's referee between them. */
export class Table {
  readonly umpire: Umpire
  /** By seat. */
  readonly players: readonly Person[]
  readonly #screens: MatchPage[]
  /** Who watches, and must see the same. */
  readonly watchers: MatchPage[] = []

  constructor(players: readonly Person[], seats: readonly Seated[], grip: number) {
    this.players = players
    this.#screens = players.map(({ page }) => new MatchPage(page))
    this.umpire = new Umpire(seats, grip)
  }

  /** Both go to the ranked queue, are paired and walk over to the court. */
  static async meet(guests: readonly [Guest, Guest]): Promise<Table> {
    for (const { fill, player } of guests) {
      const ranked = new RankedPage(player.page)
      await ranked.open()
      await ranked.findGame(fill)
    }
    return Table.around(guests)
  }

  /** Waits until the game is on on everybody's screen, and sees who sits where. */
  static async around(guests: readonly Guest[]): Promise<Table> {
    const screens = guests.map(({ player }) => new MatchPage(player.page))
    for (const screen of screens) await screen.awaitStart()
    const [first] = screens
    if (first === undefined) throw new Error('nobody came')
    const placed = await Promise.all(
      guests.map(async (guest) => ({ ...guest, seat: await first.seatOf(guest.player.name) })),
    )
    const inOrder = placed.toSorted((one, other) => one.seat - other.seat)
    return new Table(
      inOrder.map(({ player }) => player),
      inOrder.map(({ fill, player }) => ({ name: player.name, fill })),
      await first.grip(),
    )
  }

  get screens(): readonly MatchPage[] {
    return this.#screens
  }

  /** The player of a seat goes on on another page: a new tab, another device. */
  moveTo(seat: number, page: Page): MatchPage {
    const screen = new MatchPage(page)
    this.#screens[seat] = screen
    return screen
  }

  get matchId(): string {
    return this.screen(0).matchId
  }

  screen(seat: number): MatchPage {
    const screen = this.#screens[seat]
    if (screen === undefined) throw new Error(`nobody sits at ${String(seat)}`)
    return screen
  }

  player(seat: number): Person {
    const player = this.players[seat]
    if (player === undefined) throw new Error(`nobody sits at ${String(seat)}`)
    return player
  }

  /** The screen of whoever is on turn. */
  get mover(): MatchPage {
    return this.screen(this.umpire.mover)
  }

  /** The mover pulls back with the mouse so that what is wanted comes of it; every screen must show just that. */
  async play(wanted: Wanted, towards?: Point): Promise<void> {
    await this.playLast(wanted, towards)
    await this.agree()
  }

  /** The same for the flick that ends the game, after which nothing on the court needs to be shown any more. */
  async playLast(wanted: Wanted, towards?: Point): Promise<void> {
    const found = this.umpire.find(wanted, towards)
    await this.mover.court.awaitTurn()
    await this.mover.court.pull(found.pull)
    this.umpire.played(found)
  }

  /** The mover drags the cap by whole pixels before the flick; every screen must show it where it was put. */
  async setDown(by: { readonly dx: number; readonly dy: number }): Promise<void> {
    const { mover } = this.umpire
    await this.mover.court.awaitTurn()
    const before = await this.mover.court.placeOf(mover)
    await this.mover.court.dragCap(mover, by)
    const after = await this.mover.court.placeOf(mover)
    expect(after).not.toEqual(before)
    this.umpire.setDown(after)
    await this.agree()
  }

  /**
   * Waits until every screen is in the game again after the server was killed. A screen keeps the court in view while
   * its line is down, so that `agree` alone is content with one that will miss the next shot.
   */
  async backOnLine(): Promise<void> {
    for (const screen of this.screens) await expect(screen.lineLost).toHaveCount(0, SOON)
  }

  /** Every cap lies still where the referee says, to the 1/1024 mm, on every screen. */
  async agree(): Promise<void> {
    await Promise.all([...this.#screens, ...this.watchers].map((screen) => this.agreeOn(screen)))
  }

  async agreeOn(screen: MatchPage): Promise<void> {
    await expect(screen.court.element).toHaveAttribute('data-moving', 'false', SOON)
    for (const [seat, at] of this.umpire.lying) {
      await expect
        .poll(() => screen.court.placeOf(seat), { message: `cap ${String(seat)}`, ...SOON })
        .toEqual(at)
    }
  }
}
