import { createHash } from 'node:crypto'
import {
  checkSetup,
  drawGrip,
  expandReplay,
  ok,
  refuse,
  replayIdentity,
  seatAt,
  skelly,
  unreachable,
  type Replay,
  type Result,
  type Seat,
  type Setup,
  type SetupRefusal,
} from '@skelly/engine'
import { BOTS_VERSION } from '@skelly/engine/bots'
import type { CountingRefusal } from '@skelly/protocol'

/** A sent game that may be played again: it is readable, finished, and set up as counted games are. */
export interface SentGame {
  readonly replay: Replay
  /** SHA-256 over the content less names and date, as hexadecimal digits. */
  readonly identity: string
  /** The person's. */
  readonly seat: Seat
}

/** Seconds for each flick against the machine (R9). */
const MACHINE_CLOCK = 20

/** Reads a compact replay. Nothing is played again here: whether it is true is for `recheckGame` to say. */
export const readSentGame = (word: string, longest: number): Result<SentGame, CountingRefusal> => {
  if (word.length > longest) return refuse('too-large')
  const read = expandReplay(word)
  if (!read.ok) return refuse(read.refusal === 'unknown-format' ? 'unknown-version' : 'unreadable')
  const replay = read.value
  const fault = setupFault(replay.setup)
  if (fault !== null) return refuse(fault)
  if (replay.end?.kind !== 'over') return refuse('unfinished')
  const seat = seatAt(replay.setup.seats.findIndex(isPerson))
  const identity = createHash('sha256').update(replayIdentity(replay)).digest('hex')
  return ok({ replay, identity, seat })
}

const isPerson = ({ computer }: Setup['seats'][number]): boolean => computer === undefined

const setupFault = (setup: Setup): CountingRefusal | null => {
  if (setup.way !== 'machine' && setup.way !== 'solo') return 'not-counted-way'
  const checked = checkSetup(skelly, setup)
  if (!checked.ok) return faultBy(checked.refusal)
  const { court, grip, seats, seed, shotClock, versions, way } = setup
  if (versions.bots !== (way === 'machine' ? BOTS_VERSION : 0)) return 'unknown-version'
  const isCounted = court === 'street' && seats.filter(isPerson).length === 1
  const isDrawn = way === 'solo' || (grip === drawGrip(seed) && shotClock === MACHINE_CLOCK)
  return isCounted && isDrawn ? null : 'other-table'
}

const faultBy = (refusal: SetupRefusal): CountingRefusal => {
  switch (refusal) {
    case 'other-ruleset':
    case 'other-rules':
    case 'other-physics':
    case 'other-bots':
      return 'unknown-version'
    case 'no-such-court':
    case 'seats':
    case 'grip':
    case 'clock':
      return 'other-table'
    default:
      return unreachable(refusal)
  }
}
