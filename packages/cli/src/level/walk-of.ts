import { walkReplay, type Replay, type Walk } from '@skelly/engine'
import { levelNumberIn, walkAttempt } from '@skelly/engine/challenges'

/** A replay played again: an attempt at a level of the game on that level's court, whatever else by itself. */
export const walkOf = async (replay: Replay): Promise<Walk> => {
  const number = levelNumberIn(replay.setup)
  if (number === null) return walkReplay(replay)
  // 200 files, which no other command needs
  const { levelNumbered } = await import('@skelly/engine/levels')
  const level = levelNumbered(number)
  const walked = level === null ? null : walkAttempt(level, replay)
  return walked?.walk ?? walkReplay(replay)
}
