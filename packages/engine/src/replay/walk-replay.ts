import { millis, numberedShotId, type Millis } from '../ids.ts'
import { beginMatch } from '../match/begin-match.ts'
import { checkSetup } from '../match/check-setup.ts'
import { enact } from '../match/enact.ts'
import type { Command, JournalEntry, Match } from '../match/match.ts'
import type { RecordedCommand } from '../match/record.ts'
import { unreachable } from '../result.ts'
import { rulesetNamed, type KnownRuleset } from '../rulesets/registry.ts'
import type { SkellyEvent, SkellyMove, SkellyState } from '../rulesets/skelly/state.ts'
import type { Replay } from './replay.ts'

/** One command of a replay, played again. */
export interface Frame {
  /** The command's index in the replay. */
  readonly index: number
  readonly before: Match<SkellyState>
  readonly entry: JournalEntry<SkellyMove, SkellyEvent>
  readonly after: Match<SkellyState>
  /** Whether the recorded hash is the state's after it; null where none is due. */
  readonly matches: boolean | null
}

export interface Walk {
  /** Null when the setup is none that this engine can play: then there are no frames. */
  readonly begin: Match<SkellyState> | null
  /** Up to the end, or to the last command before the first that was refused. */
  readonly frames: readonly Frame[]
  /** The index and the word of the first command that was refused; null when all were accepted. */
  readonly refused: { readonly index: number; readonly why: string } | null
}

/** Plays a replay again from its setup: every state, in order. */
export const walkReplay = (replay: Replay): Walk => finished(walkingReplay(replay))

/**
 * The same command by command, for whoever may not be held up by a long game: after each it gives how many have been
 * played, and goes on when it is asked.
 */
export function* walkingReplay(replay: Replay): Generator<number, Walk, void> {
  const ruleset = rulesetNamed(replay.setup.ruleset)
  if (ruleset === null) return { begin: null, frames: [], refused: { index: 0, why: 'other-ruleset' } }
  const checked = checkSetup(ruleset, replay.setup)
  if (!checked.ok) return { begin: null, frames: [], refused: { index: 0, why: checked.refusal } }
  const begin = beginMatch(ruleset, replay.setup)
  return { begin, ...(yield* playing(ruleset, begin, replay)) }
}

/**
 * Plays a replay again from a match that was begun already: one whose setup does not tell the whole table.
 * Whether that is the replay's own setup is for the caller to say.
 */
export const walkFrom = (ruleset: KnownRuleset, begin: Match<SkellyState>, replay: Replay): Walk => ({
  begin,
  ...finished(playing(ruleset, begin, replay)),
})

const finished = <Value>(steps: Generator<number, Value, void>): Value => {
  let step = steps.next()
  while (step.done !== true) step = steps.next()
  return step.value
}

function* playing(
  ruleset: KnownRuleset,
  begin: Match<SkellyState>,
  { date, commands }: Replay,
): Generator<number, Pick<Walk, 'frames' | 'refused'>, void> {
  const frames: Frame[] = []
  let before = begin
  for (const [index, recorded] of commands.entries()) {
    const command = commandOf(ruleset, before, date, recorded)
    if (command === null) return { frames, refused: { index, why: 'no-move' } }
    const enacted = enact(ruleset, before, command)
    if (!enacted.ok) return { frames, refused: { index, why: enacted.refusal } }
    const { entry, match: after } = enacted.value
    const isDue = after.ply > before.ply
    const matches = isDue || recorded.hash !== null ? isDue && recorded.hash === entry.hash : null
    frames.push({ index, before, entry, after, matches })
    before = after
    yield frames.length
  }
  return { frames, refused: null }
}

/** The command as it was given, its shot numbered by its ply. Null when its numbers are no move. */
const commandOf = (
  ruleset: KnownRuleset,
  { ply }: Match<SkellyState>,
  date: Millis,
  { after, action }: RecordedCommand,
): Command<SkellyMove> | null => {
  const at = millis(date + after)
  switch (action.kind) {
    case 'move': {
      const move = ruleset.unpack(action.move, numberedShotId(ply))
      return move === null ? null : { kind: 'move', at, seat: action.seat, ply, move }
    }
    case 'begin':
    case 'time-out':
    case 'leave':
    case 'resume':
    case 'void':
      return { ...action, at }
    default:
      return unreachable(action)
  }
}
