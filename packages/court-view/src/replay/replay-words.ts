import type { ReplayAction } from './replay-keys.ts'

/** Everything that the replay viewer says. The caller translates. */
export interface ReplayWords {
  readonly viewer: string
  readonly play: string
  readonly pause: string
  readonly previous: string
  readonly next: string
  readonly scrubber: string
  readonly speed: string
  /** The switch for slow motion when caps knock together. */
  readonly slowMotion: string
  /** All players, and how they stand. */
  readonly players: string
  /** The list of all shots. */
  readonly shots: string
  /** "Shot 3 of 40", counted from 1. */
  readonly shot: (number: number, of: number) => string
  readonly end: string
  /** A moment within a shot: "Shot 3 of 40, 0.8 s". */
  readonly instant: (place: string, seconds: number) => string
  /** While the scrubber goes finer than the finger: "fine". */
  readonly fine: string
  /** The time that a turn took, in seconds, and had: "12.4 s of 30 s", or "12.4 s" where nobody was hurried. */
  readonly clock: (taken: number, given: number | null) => string
  /** The sheet with all keys. */
  readonly keys: string
  readonly close: string
  readonly action: Readonly<Record<ReplayAction, string>>
  /** What is written on keys that have a word. */
  readonly key: Readonly<Record<'Space' | 'Home' | 'End', string>>
}

export const ENGLISH_REPLAY_WORDS: ReplayWords = {
  viewer: 'Replay',
  play: 'Play',
  pause: 'Pause',
  previous: 'Previous shot',
  next: 'Next shot',
  scrubber: 'Place in the game',
  speed: 'Speed',
  slowMotion: 'Slow motion at knocks',
  players: 'Players at this moment',
  shots: 'Shots',
  shot: (number, of) => `Shot ${String(number)} of ${String(of)}`,
  end: 'The end',
  instant: (place, seconds) => `${place}, ${seconds.toFixed(1)} s`,
  fine: 'fine',
  clock: (taken, given) =>
    given === null ? `${taken.toFixed(1)} s` : `${taken.toFixed(1)} s of ${String(given)} s`,
  keys: 'Keys',
  close: 'Close',
  action: {
    toggle: 'Play or pause',
    previous: 'Shot before',
    next: 'Shot after',
    'step-back': 'A moment back',
    'step-on': 'A moment on',
    faster: 'Faster',
    slower: 'Slower',
    first: 'To the beginning',
    last: 'To the end',
    'slow-motion': 'Slow motion at knocks, on or off',
    keys: 'Show these keys',
  },
  key: { Space: 'Space', Home: 'Home', End: 'End' },
}
