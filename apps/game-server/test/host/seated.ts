import {
  beginMatch,
  ok,
  refuse,
  millis,
  plyOf,
  seatAt,
  seedOf,
  shotIdOf,
  skelly,
  type Flick,
  type Result,
  type Setup,
  type ShotId,
} from '@skelly/engine'
import { POLICY, type MatchNews, type MatchResult, type SeatPresence } from '@skelly/protocol'
import type { ConnectionEvent } from '../../src/host/connection-event.ts'
import type { NextMatch, NextMatchRefusal } from '../../src/host/host-ports.ts'
import type { Listener } from '../../src/host/listener.ts'
import { MatchHost } from '../../src/host/match-host.ts'
import type { LiveEntry } from '../../src/host/live-match.ts'
import type { TableNews } from '../../src/host/table-news.ts'
import type { Table } from '../../src/host/table.ts'
import { MemoryJournal } from './memory-journal.ts'
import { settle, VirtualClock } from './virtual-clock.ts'

export const [ANA, BO, CY, DEE] = [seatAt(0), seatAt(1), seatAt(2), seatAt(3)]
/** A flick that stays in START: the turn passes. */
const NUDGE: Flick = { dx: 0, dy: -1_000_000, strength: 40 }
const MATCH_ID = '0192f0a0-0000-7000-8000-000000000001'

export const setup: Setup = {
  ruleset: 'skelly',
  versions: { physics: 1, rules: 1, bots: 0 },
  way: 'ranked',
  court: 'street',
  seed: seedOf('0'.repeat(32)) ?? never('seed'),
  grip: 100,
  shotClock: 20,
  seats: [
    { name: 'Ana', fill: 'tar' },
    { name: 'Bo', fill: 'candle' },
  ],
}

/** A game of a room: two to four, unrated. */
export const roomSetup = (seats: number, shotClock: number | null = 20): Setup => ({
  ...setup,
  way: 'online',
  seed: seedOf('5'.repeat(32)) ?? never('seed'),
  shotClock,
  seats: [
    ...setup.seats,
    { name: 'Cy', fill: 'empty' } as const,
    { name: 'Dee', fill: 'crayon' } as const,
  ].slice(0, seats),
})

export interface Said {
  /** A seat, a watcher's id, or 'all'. */
  readonly to: Listener
  readonly kind: keyof MatchNews
  readonly news: object
}

/** Remembers everything that a host says. */
export class Ear implements TableNews {
  said: readonly Said[] = []
  presences: readonly SeatPresence[] = []
  watchers = 0
  closedWith: number | null = null

  tell<Kind extends keyof MatchNews>(to: Listener, kind: Kind, news: MatchNews[Kind]): void {
    this.said = [...this.said, { to, kind, news }]
  }

  tellAll<Kind extends keyof MatchNews>(kind: Kind, news: MatchNews[Kind]): void {
    this.said = [...this.said, { to: 'all', kind, news }]
  }

  showPresences(presences: readonly SeatPresence[], watchers: number): void {
    this.presences = presences
    this.watchers = watchers
  }

  close(code: number): void {
    this.closedWith = code
  }

  /** The last thing of this kind. */
  last(kind: keyof MatchNews): Said | undefined {
    return this.said.findLast((said) => said.kind === kind)
  }
}

export interface Seated {
  readonly host: MatchHost
  readonly clock: VirtualClock
  readonly journal: MemoryJournal
  readonly ear: Ear
  /** What became of connections. */
  readonly noted: ConnectionEvent[]
  readonly settling: { isAway: boolean; times: number }
  readonly next: {
    isAway: boolean
    refusal: NextMatchRefusal | null
    opened: readonly Pick<NextMatch, 'matchId' | 'playerIds'>[]
    /** The stores take this long. */
    waits: Promise<unknown> | null
  }
}

const RESULT: MatchResult = {
  matchId: MATCH_ID,
  outcome: { kind: 'won', leaving: null },
  abandoned: false,
  verdict: null,
  endedAt: 0,
  seats: [],
  replayId: null,
}

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** A host under a virtual clock, nobody there yet: for two in ranked. `from` takes up a journal, or another match. */
export const seatTwo = (from: Partial<Table> = {}, clock = new VirtualClock()): Seated => {
  const journal = new MemoryJournal()
  const ear = new Ear()
  const settling = { isAway: false, times: 0 }
  const next: Seated['next'] = { isAway: false, refusal: null, opened: [], waits: null }
  const match = from.match ?? beginMatch(skelly, setup)
  const table: Table = {
    matchId: MATCH_ID,
    facts: { roomCode: null, aimGuide: true, colours: [0, 1] },
    watching: 'nobody',
    players: match.setup.seats.map(({ name }, seat) => ({ seat: seatAt(seat), playerId: name, name })),
    match,
    entries: [],
    openedAt: clock.now(),
    away: null,
    ...from,
  }
  journal.entries = table.entries
  const settleOnce = async (): Promise<MatchResult> => {
    settling.times += 1
    if (settling.isAway) throw new Error('away')
    return RESULT
  }
  const openNextMatch = async ({
    isWanted,
    ...wanted
  }: NextMatch): Promise<Result<string, NextMatchRefusal>> => {
    await next.waits
    if (next.isAway) throw new Error('away')
    if (!isWanted()) return refuse('too-late')
    if (next.refusal !== null) return refuse(next.refusal)
    next.opened = [...next.opened, wanted]
    return ok(wanted.matchId)
  }
  let ids = 0
  const newMatchId = (): string => `next-${(ids += 1)}`
  const noted: ConnectionEvent[] = []
  const noteConnection = (event: ConnectionEvent): void => void noted.push(event)
  const outside = { clock, journal, news: ear, log: silent, policy: POLICY, noteConnection }
  const host = new MatchHost(table, { ...outside, settle: settleOnce, openNextMatch, newMatchId })
  host.open()
  return { host, clock, journal, ear, noted, settling, next }
}

/** The same for a room of so many, whom anyone may watch. */
export const seatRoom = (seats: number, shotClock: number | null = 20): Seated =>
  seatTwo({ match: beginMatch(skelly, roomSetup(seats, shotClock)), watching: 'anyone' })

/** A room's game that has begun with all. */
export const playingRoom = async (seats: number, shotClock: number | null = 20): Promise<Seated> => {
  const seated = seatRoom(seats, shotClock)
  for (let seat = 0; seat < seats; seat += 1) await seated.host.join(seatAt(seat))
  await settle()
  return seated
}

/** The same, with both there and the game begun. */
export const playing = async (): Promise<Seated> => {
  const seated = seatTwo()
  await seated.host.join(ANA)
  await seated.host.join(BO)
  await settle()
  return seated
}

export const shotId = (digit: string): ShotId => shotIdOf(digit.repeat(32)) ?? never('shot id')

export const flick = async ({ host }: Seated, seat: typeof ANA, ply: number, id: string): Promise<void> => {
  await host.move(seat, plyOf(ply), { kind: 'flick', shotId: shotId(id), ...NUDGE }, null)
}

/** What the journal holds, in a word each. */
export const kinds = (entries: readonly LiveEntry[]): readonly string[] =>
  entries.map(({ command }) =>
    command.kind === 'leave' ? `leave ${command.seats.join('+')} ${command.why}` : command.kind,
  )

export const deadlineOf = ({ host }: Seated): number => {
  const { phase } = host.match
  return phase.kind === 'playing' ? (phase.deadline ?? millis(0)) : never('a clock')
}

function never(what: string): never {
  throw new Error(`no ${what}`)
}
