import { createHash } from 'node:crypto'
import {
  expandReplay,
  numberedShotId,
  ok,
  PHYSICS_VERSION,
  refuse,
  replayIdentity,
  skelly,
  type Replay,
  type Result,
  type Setup,
} from '@skelly/engine'
import { BOTS_VERSION } from '@skelly/engine/bots'
import { YOU, type Level } from '@skelly/engine/challenges'
import { levelNumbered } from '@skelly/engine/levels'
import type { SentAttemptRefusal } from '@skelly/protocol'

/** A sent attempt that can be played again: it is readable, and there is the level. */
export interface SentAttempt {
  readonly level: Level
  readonly replay: Replay
  /** SHA-256 over the content less names and date, as hexadecimal digits. */
  readonly identity: string
  /** The person's flicks. */
  readonly flicks: FlickedList
}

export interface FlickedList {
  readonly length: number
  /** SHA-256 over them, as hexadecimal digits. */
  readonly list: string
}

/** Reads a compact replay. Nothing is played again here: whether it is true is for `judgeAttempt` to say. */
export const readSentAttempt = (
  number: number,
  word: string,
  longest: number,
): Result<SentAttempt, SentAttemptRefusal> => {
  if (word.length > longest) return refuse('too-large')
  const read = expandReplay(word)
  if (!read.ok) return refuse(read.refusal === 'unknown-format' ? 'unknown-version' : 'unreadable')
  const level = levelNumbered(number)
  if (level === null) return refuse('no-such-level')
  const replay = read.value
  if (!isKnown(replay.setup)) return refuse('unknown-version')
  return ok({ level, replay, identity: digest(replayIdentity(replay)), flicks: flicksOf(replay) })
}

/** Whether this server can play by these versions; no computer player has none. */
const isKnown = ({ ruleset, versions }: Setup): boolean =>
  ruleset === skelly.name &&
  versions.rules === skelly.version &&
  versions.physics === PHYSICS_VERSION &&
  (versions.bots === BOTS_VERSION || versions.bots === 0)

/** Where the cap was set down, and when, does not make other flicks of them. */
const flicksOf = ({ commands }: Replay): FlickedList => {
  const moves = commands.flatMap(({ action }) =>
    action.kind === 'move' && action.seat === YOU
      ? (skelly.unpack(action.move, numberedShotId(0)) ?? [])
      : [],
  )
  const flicks = moves.flatMap((move) => (move.kind === 'flick' ? [[move.dx, move.dy, move.strength]] : []))
  return { length: flicks.length, list: digest(JSON.stringify(flicks)) }
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex')
