import type { ReplayFrame } from './replay-frame.ts'
import type { ReplayWords } from './replay-words.ts'

/** Where in the game a frame is, in words; nothing for what is no shot and not the end. */
export const placeWords = (
  frames: readonly ReplayFrame[],
  frame: number,
  words: Pick<ReplayWords, 'shot' | 'end'>,
): string => {
  const number = frames[frame]?.number ?? null
  if (number === null) return frame === frames.length - 1 ? words.end : ''
  return words.shot(number, Math.max(...frames.map((one) => one.number ?? 0)))
}

/** The same with the second of the shot, to be spoken. */
export const instantWords = (
  frames: readonly ReplayFrame[],
  frame: number,
  time: number,
  words: Pick<ReplayWords, 'shot' | 'end' | 'instant'>,
): string => {
  const place = placeWords(frames, frame, words) || (frames[frame]?.ruling ?? '')
  return frames[frame]?.shot ? words.instant(place, time) : place
}
