import { millis, ok, refuse, type Millis, type Result } from '@skelly/engine'
import { CLOSE_CODES, type LobbyClientMessage, type LobbyRefusal } from '@skelly/protocol'
import { Alarm } from '../host/alarm.ts'
import { OneAtATime } from '../host/one-at-a-time.ts'
import { decideComing, type ComingRefusal } from './decide-coming.ts'
import { decideLobby } from './decide-lobby.ts'
import { evolveLobby } from './evolve-lobby.ts'
import type { HostedRoom } from './hosted-room.ts'
import { LastTable } from './last-table.ts'
import { LobbyGreeting } from './lobby-greeting.ts'
import type { LobbyAsk, LobbyCommand } from './lobby-command.ts'
import type { LobbyPorts, StartingRefusal } from './lobby-ports.ts'
import { LobbyRecord } from './lobby-record.ts'
import { LobbySigns } from './lobby-signs.ts'
import { LobbyTalk } from './lobby-talk.ts'
import { seatOf, type Lobby, type Person } from './lobby.ts'
import { startRefusal } from './start-refusal.ts'
import { wantedUntil } from './wanted-until.ts'

/** How often it is looked whether the game that is on has ended, or another has begun, in ms. */
const LOOK_EVERY = 2_000
/** A connection that has not answered for as long as a seat is kept: its client comes again by itself. */
const GOING_AWAY = 1_001

/** Hosts one lobby: who is there, what is told to whom, what is written down first. It knows no sockets. */
export class LobbyHost {
  /** What people say beside. */
  readonly talk: LobbyTalk
  readonly #room: HostedRoom
  readonly #ports: LobbyPorts
  readonly #line = new OneAtATime()
  readonly #record: LobbyRecord
  readonly #signs: LobbySigns
  readonly #greeting: LobbyGreeting
  readonly #ping: Alarm
  readonly #look: Alarm
  readonly #empty: Alarm
  readonly #table: LastTable
  #lobby: Lobby
  #isOver = false

  constructor(room: HostedRoom, ports: LobbyPorts) {
    this.#room = room
    this.#ports = ports
    this.#lobby = room.lobby
    this.#record = new LobbyRecord(ports.store)
    this.#signs = new LobbySigns(ports.policy.pingEvery)
    this.#greeting = new LobbyGreeting(room.roomId, room.code, ports)
    this.#table = new LastTable(ports.store, ports.policy.rooms.rematchWithin)
    this.talk = new LobbyTalk(ports, (playerId) => seatOf(this.#lobby, playerId))
    this.#ping = new Alarm(ports.clock, () => this.#pingAll())
    this.#look = new Alarm(ports.clock, () => void this.#inLine('look', () => this.#lookAround()))
    this.#empty = new Alarm(ports.clock, () => void this.#inLine('empty', () => this.#closeIfEmpty()))
  }

  get lobby(): Lobby {
    return this.#lobby
  }

  /** Whoever sat before the process ended has from now on to come back. */
  open(): void {
    const { clock, policy } = this.#ports
    const { lastMatch } = this.#room
    if (lastMatch !== null) this.#table.leave(lastMatch.id, lastMatch.endedAt)
    this.#signs.countFrom(this.#sitting, clock.now())
    this.#greeting.show(this.#lobby)
    this.#ping.setAt(millis(clock.now() + policy.pingEvery))
    this.#waitForSomebody()
  }

  /**
   * Somebody comes, or comes back. Rejects when the stores do not answer.
   * @param connect called when they are let in: from then on they can be told things
   */
  come(person: Person, connect: () => void): Promise<Result<void, ComingRefusal | 'moved'>> {
    return this.#line.run(async () => {
      if (this.#isOver) return refuse('moved')
      await this.#lookAround()
      const mostWatchers = this.#ports.policy.rooms.watchers
      const decided = decideComing(this.#lobby, { person, mostWatchers })
      if (!decided.ok) return decided
      const next = decided.value.reduce(evolveLobby, this.#lobby)
      if (!(await this.#keep(next))) return refuse('moved')
      connect()
      this.#signs.join(person.playerId, this.#ports.clock.now())
      this.#empty.off()
      this.#take(next, person.playerId)
      this.#greeting.greet(next, person.playerId)
      this.#lookAgain()
      return ok(undefined)
    })
  }

  /** Their connection is gone. */
  async drop(playerId: string): Promise<void> {
    this.#signs.drop(playerId)
    await this.#inLine('drop', async () => {
      if (!this.#signs.isConnected(playerId)) await this.#enter({ kind: 'drop', playerId })
      if (!this.#signs.isAnybodyConnected) this.#waitForSomebody()
    })
  }

  /** Anything at all came from them. */
  hear(playerId: string): void {
    this.#signs.hear(playerId, this.#ports.clock.now())
  }

  /** They ask for something that is decided from the lobby alone. */
  async ask(command: Extract<LobbyCommand, { readonly kind: LobbyAsk }>): Promise<void> {
    await this.#answer(command.playerId, command.kind, async (isWanted) => {
      const removed = command.kind === 'remove' ? this.#lobby.seats[command.message.seat] : undefined
      const refusal = await this.#enter(command, isWanted)
      if (refusal !== null) return refusal
      if (removed !== undefined) this.#sendOff(removed.playerId, CLOSE_CODES.removed)
      if (command.kind === 'leave') this.#sendOff(command.playerId, CLOSE_CODES.over)
      return null
    })
  }

  async start(playerId: string): Promise<void> {
    await this.#answer(playerId, 'start', async (isWanted) => {
      const refusal = startRefusal(this.#lobby, playerId)
      if (refusal !== null) return refusal
      // should the answer get lost, the game is found by looking
      this.#look.setAt(millis(this.#ports.clock.now() + LOOK_EVERY))
      const { seats: contestants, options } = this.#lobby
      const opened = await this.#ports.store.openMatch({ contestants, options, isWanted })
      if (!opened.ok) return this.#notStarted(opened.refusal)
      await this.#goTo(opened.value)
      return null
    })
  }

  /** The server's clock, in answer to a client's own. */
  tellTime(playerId: string, sent: number): void {
    this.#ports.voice.tell(playerId, 'time', { sent, now: this.#ports.clock.now() })
  }

  /** Lets what is in hand finish and does nothing more: the room goes on elsewhere. */
  async close(): Promise<void> {
    this.#isOver = true
    for (const alarm of [this.#ping, this.#look, this.#empty]) alarm.off()
    await this.#line.idle()
  }

  #notStarted(refusal: StartingRefusal): LobbyRefusal {
    if (refusal === 'fenced-out') this.#end(CLOSE_CODES.moved)
    return refusal === 'already-playing' ? refusal : 'not-now'
  }

  get #sitting(): readonly string[] {
    return this.#lobby.seats.map(({ playerId }) => playerId)
  }

  async #inLine(what: string, work: () => Promise<void>): Promise<void> {
    await this.#line.run(async () => {
      if (this.#isOver) return
      try {
        await work()
      } catch (error) {
        this.#ports.log.warn({ roomId: this.#room.roomId, what, error }, 'the lobby could not go on')
        if (what === 'look') this.#lookAgain()
        if (what === 'empty') this.#waitForSomebody()
      }
    })
  }

  async #answer(
    playerId: string,
    message: LobbyClientMessage,
    work: (isWanted: () => boolean) => Promise<LobbyRefusal | null>,
  ): Promise<void> {
    const isWanted = wantedUntil(this.#ports.clock, message)
    await this.#line.run(async () => {
      if (this.#isOver) return
      try {
        const refusal = isWanted() ? await work(isWanted) : 'not-now'
        if (refusal !== null) this.#greeting.refuse(playerId, message, refusal)
      } catch (error) {
        this.#ports.log.warn({ roomId: this.#room.roomId, message, error }, 'not done in a lobby')
        this.#greeting.refuse(playerId, message, 'not-now')
      }
    })
  }

  async #enter(command: LobbyCommand, isWanted?: () => boolean): Promise<LobbyRefusal | null> {
    const decided = decideLobby(this.#lobby, command, this.#ports.policy.rooms)
    if (!decided.ok) return decided.refusal
    if (decided.value.length === 0) return null
    const next = decided.value.reduce(evolveLobby, this.#lobby)
    if (!(await this.#keep(next, isWanted))) return 'not-now'
    this.#take(next, null)
    return null
  }

  /** What is to outlive the process is written down before anybody hears of it. */
  async #keep(next: Lobby, isWanted?: () => boolean): Promise<boolean> {
    const kept = await this.#record.keep(this.#lobby, next, isWanted)
    if (kept === 'fenced-out') this.#end(CLOSE_CODES.moved)
    return kept === 'kept'
  }

  #take(next: Lobby, newcomer: string | null): void {
    const before = this.#lobby
    this.#lobby = next
    this.#greeting.show(next)
    this.#greeting.tellSeats(before, next, newcomer)
  }

  #sendOff(playerId: string, code: number): void {
    this.#signs.forget(playerId)
    this.#ports.voice.close(playerId, code)
    if (!this.#signs.isAnybodyConnected) this.#waitForSomebody()
  }

  /** Whatever waits for the stores: a line on which nothing is said counts as dead. */
  #pingAll(): void {
    const { clock, policy, voice } = this.#ports
    const now = clock.now()
    this.#ping.setAt(millis(now + policy.pingEvery))
    voice.tellAll('ping', { at: now })
    void this.#inLine('ping', () => this.#mindSilence())
  }

  async #mindSilence(): Promise<void> {
    const { clock, policy } = this.#ports
    // what was refused while the stores were away is not to be found there later
    if (!(await this.#keep(this.#lobby))) return
    const now = clock.now()
    for (const playerId of this.#sitting)
      await this.#enter({ kind: 'hear', playerId, isHere: this.#signs.isHere(playerId, now) })
    if (await this.#isTableUp(now)) return
    const silent = this.#signs.silentAmong(this.#sitting, now, policy.rooms.lobbySilence)
    await this.#enter({ kind: 'give-up', playerIds: silent })
    for (const playerId of silent) this.#sendOff(playerId, GOING_AWAY)
  }

  /** Those who play are not here, nor are those who may agree on a rematch: they sit at the match's table. */
  async #isTableUp(now: Millis): Promise<boolean> {
    if (this.#lobby.matchId !== null) return true
    const table = await this.#table.look(now)
    if (table === 'gone') this.#signs.countAwayFrom(this.#sitting, now)
    return table === 'stands'
  }

  async #lookAround(): Promise<void> {
    await this.#goTo(await this.#ports.store.openMatchOfRoom())
    this.#lookAgain()
  }

  async #goTo(matchId: string | null): Promise<void> {
    const { matchId: before } = this.#lobby
    if (matchId === before) return
    await this.#enter({ kind: 'game', matchId })
    if (matchId !== null) this.#greeting.sendToGame(this.#lobby)
    else if (before !== null) this.#comeFromGame(before)
    this.#lookAgain()
  }

  #comeFromGame(matchId: string): void {
    const now = this.#ports.clock.now()
    this.#signs.countFrom(this.#sitting, now)
    this.#table.leave(matchId, now)
  }

  #lookAgain(): void {
    const now = this.#ports.clock.now()
    const mayChange = this.#lobby.matchId !== null || this.#table.mayStand(now)
    const isNeeded = mayChange && this.#signs.isAnybodyConnected && !this.#isOver
    this.#look.setAt(isNeeded ? millis(now + LOOK_EVERY) : null)
  }

  #waitForSomebody(): void {
    if (this.#isOver) return
    const { clock, policy } = this.#ports
    this.#empty.setAt(millis(clock.now() + policy.rooms.emptyFor))
  }

  async #closeIfEmpty(): Promise<void> {
    if (this.#signs.isAnybodyConnected) return
    // Those who played stand at their table when the game has ended: their time to come back starts then.
    const hadGame = this.#lobby.matchId !== null
    await this.#lookAround()
    if (hadGame || this.#lobby.matchId !== null) {
      this.#waitForSomebody()
      return
    }
    const closing = await this.#ports.store.close()
    if (closing === 'playing') this.#waitForSomebody()
    else this.#end(closing === 'closed' ? CLOSE_CODES.closed : CLOSE_CODES.moved)
  }

  #end(code: number): void {
    void this.close()
    this.#ports.voice.closeAll(code)
  }
}
