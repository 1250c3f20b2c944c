import { readGiven } from './read-given.ts'
import type { ReadingAsked, ReadingTold } from './reading.ts'

/** What is opened is read and played again here: a hostile file costs the page nothing. */
addEventListener('message', ({ data: { id, given, level } }: MessageEvent<ReadingAsked>) => {
  const told: ReadingTold = { id, reading: readGiven(given, level) }
  postMessage(told)
})
