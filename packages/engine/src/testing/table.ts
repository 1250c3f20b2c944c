import { millis, numberedShotId, seatAt, type Millis } from '../ids.ts'
import { beginMatch } from '../match/begin-match.ts'
import { enact } from '../match/enact.ts'
import type { Command, JournalEntry, Match, MatchRefusal } from '../match/match.ts'
import type { Setup } from '../rulesets/ruleset.ts'
import { skelly } from '../rulesets/skelly/skelly.ts'
import type { SkellyEvent, SkellyMove, SkellyRefusal, SkellyState } from '../rulesets/skelly/state.ts'
import { GRID } from '../geometry/point.ts'

type Asked = Command<SkellyMove>

/** A match that is played by commands, with its journal. Every method answers with the refusal, or null. */
export class Table {
  readonly journal: JournalEntry<SkellyMove, SkellyEvent>[] = []
  match: Match<SkellyState>

  constructor(setup: Setup, position?: SkellyState) {
    const match = beginMatch(skelly, setup)
    this.match = position === undefined ? match : { ...match, state: position }
  }

  ask(command: Asked): MatchRefusal | SkellyRefusal | null {
    const enacted = enact(skelly, this.match, command)
    if (!enacted.ok) return enacted.refusal
    this.match = enacted.value.match
    this.journal.push(enacted.value.entry)
    return null
  }

  begin(at = 0): MatchRefusal | SkellyRefusal | null {
    return this.ask({ kind: 'begin', at: millis(at) })
  }

  /** A move by the seat on turn, as soon as the caps lie still or at the time given. */
  move(move: SkellyMove, at: number = this.stillAt): MatchRefusal | SkellyRefusal | null {
    const seat = skelly.mover(this.match.state) ?? seatAt(0)
    return this.ask({ kind: 'move', at: millis(at), seat, ply: this.match.ply, move })
  }

  flick(dx: number, dy: number, strength: number): MatchRefusal | SkellyRefusal | null {
    return this.move({ kind: 'flick', shotId: numberedShotId(this.match.ply), dx, dy, strength })
  }

  /** @param x mm @param y mm */
  setDown(x: number, y: number): MatchRefusal | SkellyRefusal | null {
    return this.move({ kind: 'set-down', x: x * GRID, y: y * GRID })
  }

  /** The turn is lost to the clock, at its deadline. */
  timeOut(): MatchRefusal | SkellyRefusal | null {
    const { phase } = this.match
    const at = phase.kind === 'playing' ? (phase.deadline ?? phase.stillAt) : millis(0)
    return this.ask({ kind: 'time-out', at })
  }

  leave(seats: readonly number[], at: number = this.stillAt): MatchRefusal | SkellyRefusal | null {
    return this.ask({ kind: 'leave', at: millis(at), seats: seats.map(seatAt), why: 'resigned' })
  }

  /** When the last shot's caps lie still, or when the match ended; 0 before it has begun. */
  get stillAt(): Millis {
    const { phase } = this.match
    if (phase.kind === 'waiting') return millis(0)
    return phase.kind === 'playing' ? phase.stillAt : phase.at
  }

  /** The events of the last command. */
  get events(): readonly SkellyEvent[] {
    const happenings = this.journal.at(-1)?.happenings ?? []
    return happenings.flatMap((each) => (each.kind === 'played' ? [each.event] : []))
  }
}
