import { beginMatch, plyOf, seatAt, shotIdOf, skelly, stateHash, type Seat } from '@skelly/engine'
import { expect, test } from 'vitest'
import { restoreMatch } from '../../src/host/restore-match.ts'
import type { LiveEntry } from '../../src/host/live-match.ts'
import { roomSetup, seatTwo, setup, type Seated } from './seated.ts'
import { settle } from './virtual-clock.ts'

/** Chance that can be had again. */
const chanceOf = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 4_294_967_296) * below)
  }
}

const WORLDS = 300
const STEPS = 120

/** What was told to have been accepted, in the order of telling. */
const acknowledged = ({ ear }: Seated): readonly LiveEntry[] =>
  ear.said.flatMap(({ kind, news }) => (kind === 'happened' ? [news as LiveEntry] : []))

/** A shot's id is its seat's own. */
const shotsOf = (entries: readonly LiveEntry[]): readonly string[] =>
  entries.flatMap(({ command }) => {
    const shotId = command.kind === 'move' ? skelly.shotId(command.move) : null
    return command.kind === 'move' && shotId !== null ? [`${command.seat} ${shotId}`] : []
  })

/** The ids of the rematches that anybody was sent to. */
const toldNext = ({ ear }: Seated): readonly string[] =>
  ear.said.flatMap(({ kind, news }) =>
    kind === 'next-match' && 'matchId' in news ? [String(news.matchId)] : [],
  )

class World {
  readonly setup
  seated: Seated
  readonly #chance: (below: number) => number
  #shots = 0
  /** Everything that was ever acknowledged, also by processes that died. */
  told: readonly LiveEntry[] = []

  /** Two in ranked, or a room of two to four. */
  constructor(seed: number) {
    this.#chance = chanceOf(seed)
    const seats = 2 + (seed % 3)
    this.setup = seed % 4 === 0 ? setup : roomSetup(seats, seed % 5 === 0 ? null : 20)
    this.seated = seatTwo({ match: beginMatch(skelly, this.setup), watching: 'anyone' })
  }

  get seats(): readonly Seat[] {
    return this.setup.seats.map((_, seat) => seatAt(seat))
  }

  async step(): Promise<void> {
    const { host, clock, journal, next } = this.seated
    const seat = seatAt(this.#chance(this.seats.length))
    switch (this.#chance(15)) {
      case 0:
        return host.join(seat)
      case 1:
        if (this.#chance(4) === 0) host.drop(seat)
        else host.hear(seat)
        return
      case 2:
        journal.isAway = !journal.isAway && this.#chance(3) === 0
        return
      case 3:
        journal.losesTheAnswer = this.#chance(3) === 0
        return
      case 4:
        return this.#chance(8) === 0 ? this.crash() : undefined
      case 5:
        return this.#chance(30) === 0 ? host.leave(seat) : undefined
      case 6:
      case 7:
        return clock.advance(this.#chance(this.#chance(10) === 0 ? 30_000 : 3_000))
      case 8:
        host.wishRematch(seat, this.#chance(4) !== 0)
        next.isAway = this.#chance(4) === 0
        return
      case 9:
        this.watch(`w${this.#chance(30)}`)
        return
      case 10:
        if (this.#chance(2) === 0) host.talk.tap(seat, this.#chance(4))
        else host.tellLately(seat)
        return
      default:
        return this.flick(seat)
    }
  }

  /** Somebody comes to watch, or goes. */
  watch(id: string): void {
    const { host } = this.seated
    if (this.#chance(3) === 0) host.unwatch(id)
    else if (host.admitWatcher(id).ok) host.watch(id)
  }

  /** A flick with a new id, or one of the last ones again. */
  async flick(seat: Seat): Promise<void> {
    const isOld = this.#shots > 0 && this.#chance(4) === 0
    this.#shots += isOld ? 0 : 1
    const digits = (this.#shots - (isOld ? this.#chance(this.#shots) : 0)).toString(16)
    const shotId = shotIdOf(digits.padStart(32, '0'))
    if (shotId === null) throw new Error('no id')
    const { ply } = this.seated.host.match
    const flick = {
      kind: 'flick',
      shotId,
      dx: this.#chance(2_001) - 1_000,
      dy: -1_000,
      strength: 1 + this.#chance(1_000),
    } as const
    const wrong = this.#chance(6) === 0 ? 1 : 0
    await this.seated.host.move(seat, plyOf(ply + wrong), flick, null)
  }

  /** The process dies; another one takes the match up from its journal. */
  async crash(): Promise<void> {
    const { clock, journal, settling } = this.seated
    this.remember()
    // a match that is settled is taken up by nobody
    if (settling.times > 0) return
    await this.seated.host.close()
    const restored = restoreMatch(this.setup, journal.entries)
    if (!restored.ok) throw new Error(restored.refusal)
    await clock.advance(this.#chance(20_000))
    const { entries } = journal
    const away = this.#chance(20_000)
    this.seated = seatTwo({ match: restored.value, watching: 'anyone', entries, away }, clock)
    await settle()
  }

  remember(): void {
    this.told = [...this.told, ...acknowledged(this.seated)]
  }

  /** Every now and then all are back, all but one resign, and some are for a rematch. */
  async askForMore(): Promise<void> {
    if (this.#chance(3) !== 0) return
    const { host, clock, journal, next } = this.seated
    journal.isAway = false
    await clock.advance(2_000)
    for (const seat of this.seats) await host.join(seat)
    for (const seat of this.seats.slice(1)) {
      await host.leave(seat)
      await clock.advance(1_000 + this.#chance(1_000))
    }
    next.isAway = this.#chance(3) === 0
    for (const seat of this.seats) host.wishRematch(seat, this.#chance(5) !== 0)
    await clock.advance(3_000)
    next.isAway = false
  }

  /** Lets everything come to its end: stores are there, nobody speaks any more. */
  async end(): Promise<void> {
    this.seated.journal.isAway = false
    this.seated.journal.losesTheAnswer = false
    await this.seated.clock.advance(300_000)
    this.remember()
  }
}

test(`${WORLDS} worlds: no acknowledged shot is lost or doubled, and every match ends in one result`, async () => {
  let rematches = 0
  for (let seed = 1; seed <= WORLDS; seed += 1) {
    const world = new World(seed)
    for (const seat of world.seats) await world.seated.host.join(seat)
    for (let step = 0; step < STEPS; step += 1) await world.step()
    await world.askForMore()
    await world.end()
    const { host, journal, settling, ear, next } = world.seated
    const says = `world ${seed}`
    const shots = shotsOf(journal.entries)
    expect(new Set(shots).size, says).toBe(shots.length)
    // whatever was told stands in the journal under its number
    for (const { seq, hash } of world.told) expect(journal.entries[seq]?.hash, says).toBe(hash)
    const ends = journal.entries.flatMap(({ happenings }) =>
      happenings.filter(({ kind }) => kind === 'ended' || kind === 'voided'),
    )
    expect(ends.length, says).toBeGreaterThanOrEqual(1)
    expect(['over', 'void'], says).toContain(host.match.phase.kind)
    expect([settling.times, ear.closedWith !== null], says).toEqual([1, true])
    // a table that is closed is silent
    const said = ear.said.length
    await world.seated.clock.advance(60_000)
    expect(ear.said.length, says).toBe(said)
    // one rematch at most, and everybody is told of the one that was opened
    const nextTold = new Set(toldNext(world.seated))
    expect(nextTold.size, says).toBe(next.opened.length)
    expect(next.opened.length, says).toBeLessThanOrEqual(1)
    rematches += next.opened.length
    expect(ear.watchers, says).toBeLessThanOrEqual(20)
    const restored = restoreMatch(world.setup, journal.entries)
    expect(restored.ok && stateHash(skelly, restored.value), says).toBe(stateHash(skelly, host.match))
  }
  expect(rematches).toBeGreaterThan(WORLDS / 20)
}, 60_000)
