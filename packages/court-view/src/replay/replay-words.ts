/** Everything that the replay viewer says. The caller translates. */
export interface ReplayWords {
  readonly viewer: string
  readonly play: string
  readonly pause: string
  readonly previous: string
  readonly next: string
  readonly scrubber: string
  readonly speed: string
  /** The list of all shots. */
  readonly shots: string
  /** "Shot 3 of 40", counted from 1. */
  readonly shot: (number: number, of: number) => string
}

export const ENGLISH_REPLAY_WORDS: ReplayWords = {
  viewer: 'Replay',
  play: 'Play',
  pause: 'Pause',
  previous: 'Previous shot',
  next: 'Next shot',
  scrubber: 'Place in the game',
  speed: 'Speed',
  shots: 'Shots',
  shot: (number, of) => `${String(number)} of ${String(of)}`,
}
