import type { Match, SkellyState } from '@skelly/engine'
import type { MatchSnapshot } from '@skelly/game-client'
import type { Scene } from '../stage/scene.ts'

/**
 * Whether it is time to tell how a game ended: it is over, and the caps lie still on this screen. When the room is
 * over, no answer to an own flick comes any more: the flick that ended the game was counted while the line was lost.
 * What was missed is shown before how it ended.
 */
export const isEndShown = (
  { phase }: Match<SkellyState>,
  { status, catchingUp }: Pick<MatchSnapshot, 'status' | 'catchingUp'>,
  scene: Scene,
): boolean => {
  if (catchingUp) return false
  const isOver = phase.kind === 'over' || phase.kind === 'void'
  if (scene.kind === 'still') return isOver || status.kind === 'over'
  return scene.rested && status.kind === 'over'
}
