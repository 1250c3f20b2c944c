import {
  recognizeReplay,
  SETUP_REFUSALS,
  walkReplay,
  type RecognizedReplay,
  type Replay,
  type SetupRefusal,
} from '@skelly/engine'
import { levelNumberIn, walkAttempt, type Level } from '@skelly/engine/challenges'
import { LARGEST_FILE, type FaultyReading, type Given, type Reading, type ReadingFault } from './reading.ts'

/** More than any game has, and as much as a phone draws without a pause. */
const MOST_SHOTS = 1_000
const MOST_COMMANDS = 5_000

/** The word of a link that holds a game, behind its #. */
const LINK = /^https?:\/\/\S+#([\w-]+)$/

/** Reads what somebody gives, and plays it again as far as it goes: never throws, whatever it is. */
export const readGiven = (given: Given, level: Level | null): Reading => {
  const text = textOf(given)
  if (text === null) return faulty('not-text')
  if (text.length > LARGEST_FILE) return faulty('too-large')
  const trimmed = text.trim()
  if (trimmed === '') return faulty('empty')
  const found = recognizeReplay(LINK.exec(trimmed)?.[1] ?? text)
  return found.ok ? playable(found.value, level) : unreadable(found)
}

const faulty = (fault: ReadingFault, place: FaultyReading['place'] = null): FaultyReading => ({
  kind: 'fault',
  fault,
  place,
})

const textOf = (given: Given): string | null => {
  if (given.kind === 'text') return given.text
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(given.bytes)
  } catch {
    // The decoder has no other way to say that this is no UTF-8.
    return null
  }
}

type Unread = Extract<RecognizedReplay, { readonly ok: false }>

const unreadable = ({ refusal, where }: Unread): Reading => {
  if (refusal === 'too-long') return faulty('too-large')
  if (refusal === 'not-a-match') return faulty(refusal)
  const isLine = /^\d+$/.test(where)
  return faulty(refusal, isLine ? { kind: 'line', line: Number(where) } : { kind: 'path', path: where })
}

const playable = (replay: Replay, level: Level | null): Reading => {
  if (isTooMuch(replay)) return faulty('too-many')
  const number = levelNumberIn(replay.setup)
  if (number !== null && level?.number !== number) return { kind: 'attempt', number }
  const walk = level === null ? walkReplay(replay) : walkAttempt(level, replay)?.walk
  if (walk === undefined) return faulty('no-level')
  return walk.begin === null ? faulty(faultOf(walk.refused?.why)) : { kind: 'opened', replay, level }
}

const isTooMuch = ({ commands }: Replay): boolean => {
  const shots = commands.filter(({ hash }) => hash !== null)
  const flicks = commands.filter(({ action }) => action.kind === 'move' && action.move.length > 3)
  return commands.length > MOST_COMMANDS || Math.max(shots.length, flicks.length) > MOST_SHOTS
}

/** Whether other rules are missing here, or no rules have such a table. */
const FAULT_OF = {
  'other-ruleset': 'other-game',
  'other-rules': 'other-game',
  'other-physics': 'other-game',
  'no-such-court': 'other-game',
  'other-bots': 'other-game',
  seats: 'other-table',
  grip: 'other-table',
  clock: 'other-table',
} as const satisfies Record<SetupRefusal, ReadingFault>

const faultOf = (why: string | undefined): ReadingFault => {
  const refusal = SETUP_REFUSALS.find((each) => each === why)
  return refusal === undefined ? 'other-table' : FAULT_OF[refusal]
}
