import type { Match, Seat, SkellyState } from '@skelly/engine'
import type { Hold } from '@skelly/game-client/device'
import { ownTurn, type OpenTurn, type Prompt } from '../match/prompt.ts'
import type { Scene } from '../stage/scene.ts'

interface DevicePromptParts {
  readonly match: Match<SkellyState>
  readonly scene: Scene
  readonly hold: Hold | null
  readonly names: readonly string[]
  /** The only person at the device, or null where there are several: then they are called by their names. */
  readonly mine: Seat | null
}

const namedTurn = (turn: OpenTurn, name: string): Prompt => {
  if (turn.phase === 'aiming') return { key: 'namedAim', values: { name } }
  return turn.within === 'start'
    ? { key: 'namedFirst', values: { name } }
    : { key: 'namedSetDown', values: { name, box: turn.within } }
}

/** The line under the court of a game on this device; null while caps roll, and when a card or the end says what there is to say. */
export const devicePrompt = ({ match, scene, hold, names, mine }: DevicePromptParts): Prompt | null => {
  if (scene.kind === 'rolling') return null
  const { turn } = scene.state
  if (hold !== null || match.phase.kind !== 'playing' || turn.phase === 'over') return null
  const name = names[turn.mover] ?? ''
  if (match.setup.seats[turn.mover]?.computer !== undefined) return { key: 'thinking', values: { name } }
  return turn.mover === mine ? ownTurn(turn) : namedTurn(turn, name)
}
