import { walkReplay, type Replay, type Walk } from '@skelly/engine'
import { levelName, walkAttempt } from '@skelly/engine/challenges'

/** A replay played again: an attempt at a level of the game on that level's court, whatever else by itself. */
export const walkOf = async (replay: Replay): Promise<Walk> => {
  if (replay.setup.way !== 'challenge') return walkReplay(replay)
  // 200 files, which no other command needs
  const { LEVELS } = await import('@skelly/engine/levels')
  const level = LEVELS.find((each) => levelName(each) === replay.setup.court)
  const walked = level === undefined ? null : walkAttempt(level, replay)
  return walked?.walk ?? walkReplay(replay)
}
