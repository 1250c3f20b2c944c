import type { Replay } from '@skelly/engine'
import type { Level } from '@skelly/engine/challenges'

/** What somebody gives to be opened: the bytes of a file, or a text or link. */
export type Given =
  { readonly kind: 'bytes'; readonly bytes: ArrayBuffer } | { readonly kind: 'text'; readonly text: string }

/** What the worker is asked. */
export interface ReadingAsked {
  readonly id: number
  readonly given: Given
  /** The level, where the last answer was that it is an attempt at one. */
  readonly level: Level | null
}

/** Why something can't be opened. */
export const READING_FAULTS = [
  'empty',
  'too-large',
  'not-text',
  'not-json',
  'unknown-format',
  'malformed',
  'not-a-match',
  'bad-header',
  'bad-command',
  'bad-end',
  'other-game',
  'other-table',
  'no-level',
  'too-slow',
  'too-many',
  'broken',
] as const
export type ReadingFault = (typeof READING_FAULTS)[number]

/** Where in what was given: the path to a part of a replay, or the line of a game in words. */
export type FaultPlace =
  { readonly kind: 'path'; readonly path: string } | { readonly kind: 'line'; readonly line: number }

export interface FaultyReading {
  readonly kind: 'fault'
  readonly fault: ReadingFault
  /** Null where it is all of it. */
  readonly place: FaultPlace | null
}

export type Reading =
  /** It can be played again. Whether it verifies is for the viewer to say. */
  | { readonly kind: 'opened'; readonly replay: Replay; readonly level: Level | null }
  /** It can be played again on that level only. */
  | { readonly kind: 'attempt'; readonly number: number }
  | FaultyReading

/** The worker's answer to what it was asked by that number. */
export interface ReadingTold {
  readonly id: number
  readonly reading: Reading
}

/** Bytes of the largest file that is read: some forty thousand commands, a hundred times the longest recorded game. */
export const LARGEST_FILE = 5_000_000
