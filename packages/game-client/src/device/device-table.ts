import {
  type Command,
  type Flick,
  type Millis,
  type Point,
  type Replay,
  type Seat,
  type Setup,
  type SkellyMove,
} from '@skelly/engine'
import type { Challenger, Level } from '@skelly/engine/challenges'
import { Signal } from '../signal.ts'
import { Store } from '../store.ts'
import { computerTurn, type ComputerTurn } from './computer-turn.ts'
import {
  beginChallenge,
  beginGame,
  lastTurnOf,
  playGame,
  takeBack,
  type DeviceGame,
  type DeviceRefusal,
  type DeviceStep,
} from './device-game.ts'
import { decidedHold, isOver } from './decided-hold.ts'
import type { DeviceSnapshot, Hold, RefusedMove } from './device-snapshot.ts'
import { heldFirst } from './held-first.ts'
import { moveOf, type TurnMove } from './move-of.ts'
import { lookAt, readingOf, setClock, skipTo, type GameClock } from './game-clock.ts'
import type { GameStore } from './game-store.ts'
import { handOverTo } from './hand-over-to.ts'
import { peopleOf } from './people-of.ts'
import { decodeSave, encodeSave, replayOfGame } from './saved-game-codec.ts'
import type { GameOptions, SavedGame, SaveRefusal } from './saved-game.ts'
import { standsUntil } from './stands-until.ts'

/** What a table needs of its device. */
export interface TableDevice {
  readonly store: GameStore
  /** A clock that only ever goes forward, ms: `performance.now`. */
  readonly now: () => number
}

/** What was found in the store. */
export type FoundGame =
  | { readonly kind: 'none' }
  | { readonly kind: 'found'; readonly table: DeviceTable }
  /** What was kept can't be gone on with: it was put aside. */
  | { readonly kind: 'put-aside'; readonly why: SaveRefusal }

/** One's own attempt: nobody is handed the device, and to take back is to begin anew. */
const AS_IT_FALLS: GameOptions = { handOver: false, takeBacks: false }

/** A game on this device: holds the match and its clock, and keeps both after every accepted command. */
export class DeviceTable {
  readonly #device: TableDevice
  readonly #state: Store<DeviceSnapshot>
  readonly #steps = new Signal<DeviceStep>()
  readonly #refusals = new Signal<RefusedMove>()
  #game: DeviceGame
  #clock: GameClock
  #isDiscarded = false

  private constructor(device: TableDevice, { game, options, reading }: SavedGame, hold: Hold | null) {
    this.#device = device
    this.#game = game
    this.#clock = setClock(reading, device.now())
    const empty = { lastEntry: null, pending: null, refusal: null, kept: true, takesBack: null }
    const { match, challenge } = game
    this.#state = new Store<DeviceSnapshot>({ ...empty, match, challenge, options, hold })
    device.store.claim()
    this.#change({ kept: this.#write() })
  }

  /**
   * Begins a game in the place of what the store has kept.
   * @param setup has passed `checkSetup`
   * @param at the moment, epoch ms
   */
  static begin(device: TableDevice, setup: Setup, options: GameOptions, at: Millis): DeviceTable {
    const game = beginGame(setup, at)
    return new DeviceTable(device, { game, options, reading: at }, handOverTo(game.match, null, options))
  }

  /**
   * Begins an attempt at a level in the place of what the store has kept. One with a clock waits for a word.
   * @param at the moment, epoch ms
   */
  static attempt(device: TableDevice, level: Level, challenger: Challenger, at: Millis): DeviceTable {
    const save = { game: beginChallenge(level, challenger, at), options: AS_IT_FALLS, reading: at }
    return new DeviceTable(device, save, heldFirst(save))
  }

  /** The attempt at a level that the store has kept; null when there is none that can be gone on with. */
  static findAttempt(device: TableDevice, level: Level): DeviceTable | null {
    const decoded = decodeSave(device.store.read() ?? '', level)
    return decoded.ok ? new DeviceTable(device, decoded.value, heldFirst(decoded.value)) : null
  }

  /** The game that the store has kept; it goes on when somebody says so. */
  static find(device: TableDevice): FoundGame {
    const text = device.store.read()
    if (text === null) return { kind: 'none' }
    const decoded = decodeSave(text)
    if (decoded.ok)
      return { kind: 'found', table: new DeviceTable(device, decoded.value, heldFirst(decoded.value)) }
    device.store.putAside(text)
    return { kind: 'put-aside', why: decoded.refusal }
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#state.subscribe(listener)
  readonly getSnapshot = (): DeviceSnapshot => this.#state.get()

  onEntry(listener: (step: DeviceStep) => void): () => void {
    return this.#steps.on(listener)
  }

  onRefused(listener: (refused: RefusedMove) => void): () => void {
    return this.#refusals.on(listener)
  }

  /** The game's own clock, in which its deadlines are. */
  now(): Millis {
    const { match, hold } = this.getSnapshot()
    this.#clock = lookAt(this.#clock, this.#device.now(), standsUntil(match, hold, this.#clock.reading))
    return readingOf(this.#clock)
  }

  /** To be called at least every second while the game is shown: sees what the clock and other pages have done. */
  tick(): void {
    const at = this.now()
    const { phase } = this.#game.match
    if (!this.#device.store.isHeld()) this.#lose()
    else if (phase.kind === 'playing' && phase.deadline !== null && at >= phase.deadline)
      this.#play({ kind: 'time-out', at })
  }

  /** The caps lie still on the screen, however fast they were shown: the clock of the next turn starts (R3.2). */
  rested(): void {
    const { phase } = this.#game.match
    this.now()
    if (phase.kind === 'playing') this.#clock = skipTo(this.#clock, phase.stillAt)
  }

  /** The mover flicks, if it is a person's turn. Answered before this returns, so no shot rolls ahead of the answer. */
  flick(flick: Flick): null {
    this.#move('flick', moveOf({ flick }))
    return null
  }

  /** The mover's cap is set down at the nearest point of the grid (R3.3). */
  setDown(at: Point): void {
    this.#move('set-down', moveOf({ setDown: at }))
  }

  /** Somebody is there and aiming: three clocks in a row are no walking out (R10.4). Once a turn is enough. */
  aim(): void {
    if (this.#game.match.moverActed) return
    this.#move('aim', { kind: 'aim' })
  }

  /** The turn that a computer player has to think about now, or null. */
  computerTurn(): ComputerTurn | null {
    return this.getSnapshot().hold === null ? computerTurn(this.#game.match) : null
  }

  /** What a computer player does in the turn that it has thought about: nothing when the game has gone on since. */
  moveFor({ seat, match }: ComputerTurn, move: TurnMove): void {
    const turn = this.computerTurn()
    if (turn?.seat !== seat || turn.match.ply !== match.ply) return
    const { ply } = match
    this.#play({ kind: 'move', at: this.now(), seat, ply, move: moveOf(move) })
  }

  /** A player leaves the table (R7.2). */
  leave(seat: Seat): void {
    this.#play({ kind: 'leave', at: this.now(), seats: [seat], why: 'resigned' })
  }

  /** Stops the clock as soon as the caps lie still (R3.8). */
  pause(): void {
    if (this.getSnapshot().hold === null && this.#game.match.phase.kind === 'playing')
      this.#hold({ kind: 'paused' })
  }

  /** Goes on after a pause, or when the next player has the device. */
  goOn(): void {
    const { hold } = this.getSnapshot()
    if (hold?.kind !== 'elsewhere' && hold?.kind !== 'decided') this.#hold(null)
  }

  /** Takes the game back from the page that has claimed it, as that page has left it. */
  playHere(): void {
    const { store } = this.#device
    const decoded = decodeSave(store.read() ?? '', this.#game.challenge?.level)
    store.claim()
    if (decoded.ok) this.#put(decoded.value, heldFirst(decoded.value))
    else this.#hold({ kind: 'paused' })
  }

  /** The last turn of a person is undone, with all that came after it; the clock goes back as well. */
  takeBack(): void {
    const turn = lastTurnOf(this.#game, peopleOf(this.#game.match.setup))
    if (turn === null || this.getSnapshot().takesBack === null) return
    const game = takeBack(this.#game, turn.seq)
    const { phase } = game.match
    const reading = phase.kind === 'playing' ? phase.stillAt : this.now()
    this.#put({ game, options: this.getSnapshot().options, reading }, null)
  }

  /** Every accepted command so far, in order; another list after every one. */
  journal(): DeviceGame['journal'] {
    return this.#game.journal
  }

  /** The game as far as it has come. */
  replay(): Replay {
    return replayOfGame(this.#game)
  }

  /** Somebody looks at this table, until the returned function is called: then the device keeps what the clock shows. */
  attend(): () => void {
    const stopListening = this.#device.store.onLost(() => this.#lose())
    return () => {
      stopListening()
      this.now()
      if (this.#device.store.isHeld()) this.#write()
    }
  }

  /** Frees the device's place for the next game. */
  discard(): void {
    this.#isDiscarded = true
    if (this.#device.store.isHeld()) this.#device.store.clear()
  }

  #move(message: RefusedMove['message'], move: SkellyMove): void {
    const { match, hold } = this.getSnapshot()
    const { turn } = match.state
    if (hold !== null || turn.phase === 'over' || !peopleOf(match.setup).includes(turn.mover)) return
    const refusal = this.#play({ kind: 'move', at: this.now(), seat: turn.mover, ply: match.ply, move })
    if (refusal === null) return
    const refused = { message, shotId: null, why: refusal }
    this.#change({ refusal: refused })
    this.#refusals.emit(refused)
  }

  /** Decides a command, keeps what came of it, and tells it. */
  #play(command: Command<SkellyMove>): DeviceRefusal | null {
    if (!this.#device.store.isHeld()) return this.#lose()
    const played = playGame(this.#game, command)
    if (!played.ok) return played.refusal
    const { game, step } = played.value
    this.#game = game
    const { options, hold } = this.getSnapshot()
    const kept = this.#write()
    const next = decidedHold(game) ?? handOverTo(step.after, step.before, options) ?? hold
    this.#change({ match: step.after, lastEntry: step.entry, refusal: null, hold: next, kept })
    this.#steps.emit(step)
    return null
  }

  /** The game as it came from the store or from before a turn was taken back: no step leads to it. */
  #put({ game, options, reading }: SavedGame, hold: Hold | null): void {
    this.#game = game
    this.#clock = setClock(reading, this.#device.now())
    this.#change({ match: game.match, options, lastEntry: null, refusal: null, hold, kept: this.#write() })
  }

  #hold(hold: Hold | null): void {
    this.now()
    this.#change({ hold, kept: this.#write() })
    this.now()
  }

  /** Another page plays the game: this one only shows how it left it. What is done with needs no holding. */
  #lose(): null {
    const isDone = this.#isDiscarded || isOver({ match: this.#game.match, challenge: this.#game.challenge })
    if (!isDone && this.getSnapshot().hold?.kind !== 'elsewhere')
      this.#change({ hold: { kind: 'elsewhere' } })
    return null
  }

  #write(): boolean {
    if (this.#isDiscarded) return false
    const { options } = this.getSnapshot()
    return this.#device.store.write(encodeSave({ game: this.#game, options, reading: this.#clock.reading }))
  }

  #change(change: Partial<DeviceSnapshot>): void {
    const next = { ...this.#state.get(), ...change }
    const mayTakeBack = next.options.takeBacks && next.match.phase.kind === 'playing'
    const turn = mayTakeBack ? lastTurnOf(this.#game, peopleOf(next.match.setup)) : null
    this.#state.set({ ...next, challenge: this.#game.challenge, takesBack: turn?.seat ?? null })
  }
}
